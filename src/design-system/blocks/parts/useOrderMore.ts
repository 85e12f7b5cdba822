import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Opens the order form again after an order (ORDER-5).
 * @param isSending whether an order is being sent; sending closes the form again
 * @param onOpen called once the form is rendered
 * @returns whether the form is open, and the function that opens it
 */
export function useOrderMore(isSending: boolean, onOpen: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen && isSending) setIsOpen(false)
  const handleOpen = useEffectEvent(onOpen)
  useEffect(() => {
    if (isOpen) handleOpen()
  }, [isOpen])
  return [isOpen, () => setIsOpen(true)] as const
}
