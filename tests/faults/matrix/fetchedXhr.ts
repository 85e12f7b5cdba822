/** As much of an XMLHttpRequest as the upload asks for, answered by the mock server: jsdom's own one sends it no pictures. */
export class FetchedXhr {
  readonly upload = {}
  response: unknown = null
  onload?: () => void
  onerror?: () => void
  #url = ''

  open(_method: string, url: string): void {
    this.#url = url
  }
  send(): void {
    fetch(this.#url, { method: 'POST' })
      .then((answer) => answer.text())
      .then(
        (text) => this.#arrive(text),
        () => this.onerror?.(),
      )
  }
  abort(): void {}

  #arrive(text: string): void {
    try {
      this.response = JSON.parse(text)
    } catch {
      // as the real one: no JSON is null
    }
    this.onload?.()
  }
}
