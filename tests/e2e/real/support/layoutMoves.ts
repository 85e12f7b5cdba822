/** Keeps the web fonts of the page that are loaded, whether it is shown in them or not. Runs in the page, before its scripts. */
export function keepWebFonts(): void {
  const load = FontFace.prototype.load
  window.webFonts = []
  FontFace.prototype.load = function () {
    window.webFonts.push(this)
    return load.call(this)
  }
}

declare global {
  interface Window {
    webFonts: FontFace[]
  }
}

/** A node whose start is elsewhere in one layout than in the other, px. */
interface Move {
  text: string
  distance: number
  /** Its visible area before and after. */
  area: number
}

/**
 * Lays the page out in fallback fonts and in the web fonts, and compares the first views. Runs in the page, without a frame
 * between the two. Begins with the fonts that are shown and leaves the page in the others: that saves a layout for each width.
 * @returns at least the browser's layout shift score: areas that overlap are counted twice; and what moves the most
 */
export function compareLayouts(): { score: number; worst: string } {
  const width = document.documentElement.clientWidth
  const height = innerHeight
  const visibleArea = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(0, Math.min(right, width) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, height) - Math.max(top, 0))

  const isFarBelow = (start?: DOMRect) => start !== undefined && start.y > 2 * height

  /** The start and the box of each element and text that is shown. */
  function readBoxes() {
    const boxes = new Map<Node, { start: DOMRect; box: DOMRect }>()
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
      range.selectNode(node)
      const target = node instanceof Element ? node : range
      const [start] = target.getClientRects()
      if (start) boxes.set(node, { start, box: target.getBoundingClientRect() })
      // What is far below the window on one layout is not in it on the other.
      const isSkipped =
        node instanceof Element && (!node.checkVisibility({ contentVisibilityAuto: true }) || isFarBelow(start))
      return isSkipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
    })
    while (walker.nextNode());
    return boxes
  }

  const hasWebFonts = window.webFonts.every((face) => document.fonts.has(face))
  const shown = readBoxes()
  for (const face of window.webFonts) document.fonts[hasWebFonts ? 'delete' : 'add'](face)
  const other = readBoxes()
  const [before, inWebFonts] = hasWebFonts ? [other, shown] : [shown, other]
  const moves = [...inWebFonts].flatMap(([node, after]): Move[] => {
    const earlier = before.get(node)
    if (!earlier) return []
    const distance = Math.max(Math.abs(after.start.x - earlier.start.x), Math.abs(after.start.y - earlier.start.y))
    const area = visibleArea(earlier.box) + visibleArea(after.box)
    return distance < 3 || area === 0
      ? []
      : [{ text: `${node.nodeName} ${node.textContent?.slice(0, 30)}`, distance, area }]
  })
  const distance = Math.max(0, ...moves.map((move) => move.distance))
  const area = moves.reduce((sum, move) => sum + move.area, 0)
  return {
    score: (Math.min(1, area / (width * height)) * distance) / Math.max(width, height),
    worst: moves.find((move) => move.distance === distance)?.text ?? '',
  }
}
