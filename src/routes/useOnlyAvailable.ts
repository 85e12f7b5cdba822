import { useSearchParams } from 'react-router-dom'

/** Whether Tools shows only what can be ordered now (ORDER-18). In the address, in place of the entry, as a search is. */
export function useOnlyAvailable() {
  const [params, setParams] = useSearchParams()
  return {
    isOn: params.get('available') === '1',
    onChange(isOn: boolean) {
      const next = new URLSearchParams(params)
      if (isOn) next.set('available', '1')
      else next.delete('available')
      setParams(next, { replace: true })
    },
  }
}
