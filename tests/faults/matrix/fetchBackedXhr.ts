/** The part of `XMLHttpRequest` that the upload uses, sent with `fetch`: the mock server gets no files from jsdom's own. */
export class FetchBackedXhr {
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
      .then((response) => response.text())
      .then(
        (text) => this.#load(text),
        () => this.onerror?.(),
      )
  }
  abort(): void {}

  #load(text: string): void {
    try {
      this.response = JSON.parse(text)
    } catch {
      // Like the browser with responseType "json": the response stays null.
    }
    this.onload?.()
  }
}
