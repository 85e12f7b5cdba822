const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Runs `adjust` now and after each change or resize of the page, until the user interacts with it.
 * @returns a function that stops it
 */
function untilInteraction(adjust: () => void): () => void {
  const mutations = new MutationObserver(adjust)
  const sizes = new ResizeObserver(adjust)
  const stop = () => {
    mutations.disconnect()
    sizes.disconnect()
    for (const interaction of interactions) removeEventListener(interaction, stop, true)
  }
  for (const interaction of interactions) addEventListener(interaction, stop, { capture: true, passive: true })
  mutations.observe(document.body, { childList: true, subtree: true })
  sizes.observe(document.body)
  adjust()
  return stop
}

/**
 * Focuses the page's heading as soon as it is rendered, and again when late content replaces it (PAGE-15).
 * @param onFound called once, when the heading is focused
 * @returns a function that stops it
 */
export function focusHeading(onFound: () => void): () => void {
  let isFound = false
  return untilInteraction(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || (isFound && document.activeElement !== document.body)) return
    heading.focus({ preventScroll: true })
    if (!isFound) onFound()
    isFound = true
  })
}

/**
 * Scrolls the section of a hash to the top of the window, below the sticky bar, and keeps it there while content above it
 * is still loading (PAGE-3). An unknown id does nothing.
 * @param onFound called once, when the section is rendered
 * @returns a function that stops it
 */
export function scrollToSection(id: string, onFound: () => void): () => void {
  let isFound = false
  return untilInteraction(() => {
    const section = document.getElementById(id)
    if (!section) return
    section.scrollIntoView()
    if (!isFound) onFound()
    isFound = true
  })
}
