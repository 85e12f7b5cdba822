/**
 * Replaces texts in an element and all inside it: in its text nodes and attributes, but nothing is parsed as markup.
 * @param replacementOf the text for a whole text node or attribute; the same text to leave it
 */
export function fillTexts(root: Element, replacementOf: (text: string) => string): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = replacementOf(attribute.value)
    for (const node of element.childNodes) if (node instanceof Text) node.data = replacementOf(node.data)
  }
}
