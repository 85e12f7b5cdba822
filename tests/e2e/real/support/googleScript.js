// A fake of https://apis.google.com/js/api.js with the functions that Firebase uses before it opens Google's window.
;(() => {
  const frame = {
    restyle: () => Promise.resolve(),
    ping: (/** @type {() => void} */ answer) => Promise.resolve(answer()),
    register() {},
    send() {},
  }
  const context = {
    /** @param {object} _options @param {(iframe: typeof frame) => Promise<unknown>} prepare */
    open: async (_options, prepare) => {
      await prepare(frame)
      return frame
    },
  }
  Object.assign(window, {
    gapi: {
      /** @param {string} _names @param {{ callback: () => void }} options */
      load: (_names, { callback }) => callback(),
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    },
  })
  const loaded = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).searchParams.get('onload') ?? ''
  Reflect.get(window, loaded)()
})()
