import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useObjectUrl } from '#src/design-system/components/useObjectUrl.ts'

it('has an address for each file, and revokes it when the file changes or nobody shows it any more', () => {
  let count = 0
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`)
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const [first, second] = [new Blob(['1']), new Blob(['2'])]
  const { result, rerender, unmount } = renderHook(({ file }) => useObjectUrl(file), {
    initialProps: { file: null as Blob | null },
  })
  expect(result.current).toBeNull()
  for (const [index, file] of [first, second].entries()) {
    rerender({ file })
    rerender({ file })
    expect(result.current).toBe(`blob:${index + 1}`)
  }
  expect(revoked.mock.calls).toEqual([['blob:1']])
  rerender({ file: null })
  expect(result.current).toBeNull()
  unmount()
  expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:2']])
  expect(created).toHaveBeenCalledTimes(2)
})
