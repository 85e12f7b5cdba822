import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether the order form is open again after an order (ORDER-5).
 * @param isSending the next order closes it again
 * @param onOpen called once the form is rendered
 * @returns also the function that opens it
 */
export function useOrderMore(isSending: boolean, onOpen: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen && isSending) setIsOpen(false)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  return [isOpen, () => setIsOpen(true)] as const
}
