/**
 * Makes an element equal to another one by moving over only those descendants that differ: what is equal keeps its state,
 * such as the focus, a selection or a loaded picture.
 */
export function replaceDifferences(current: Element, next: Element): void {
  const hasSameTag = current.cloneNode(false).isEqualNode(next.cloneNode(false))
  const children = [...current.children]
  const nextChildren = [...next.children]
  if (!hasSameTag || children.length === 0 || children.length !== nextChildren.length) return current.replaceWith(next)
  for (const [index, child] of children.entries()) {
    const nextChild = nextChildren[index]
    if (nextChild && !child.isEqualNode(nextChild)) replaceDifferences(child, nextChild)
  }
}
