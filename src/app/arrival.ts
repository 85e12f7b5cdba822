const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Runs an adjustment now and whenever late content changes the page, until the person does something themselves.
 * @returns stops it
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
 * Gives the page's heading the focus as soon as there is one, and again when late content replaces it (PAGE-15).
 * @param onArrival told once, when the heading is there
 * @returns stops it
 */
export function followHeading(onArrival: () => void): () => void {
  let hasArrived = false
  return untilInteraction(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || (hasArrived && document.activeElement !== document.body)) return
    heading.focus({ preventScroll: true })
    if (!hasArrived) onArrival()
    hasArrived = true
  })
}

/**
 * Keeps the section of a hash at the top of the window, below the sticky bar, while content above it still arrives
 * (PAGE-3). An unknown id does nothing.
 * @param onArrival told once, when the section is there
 * @returns stops it
 */
export function followSection(id: string, onArrival: () => void): () => void {
  let hasArrived = false
  return untilInteraction(() => {
    const section = document.getElementById(id)
    if (!section) return
    section.scrollIntoView()
    if (!hasArrived) onArrival()
    hasArrived = true
  })
}
