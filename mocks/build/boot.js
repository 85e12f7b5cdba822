/**
 * Stands inline in every page of the mock build: finds the site's root at run time, then adds the page's files from
 * there. Tries the address minus a known route first, then each folder above; a stylesheet that loads is the proof.
 */
;((files, routes) => {
  const path = location.pathname
  const known = path.search(routes)
  const folders = Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1)).reverse()
  const roots = known >= 0 ? [path.slice(0, known + 1), ...folders] : folders
  const rules = {
    createScriptURL(address) {
      if (address.startsWith(location.origin + '/')) return address
      throw new TypeError(address)
    },
  }
  const policy = window.trustedTypes ? window.trustedTypes.createPolicy('boot', rules) : rules

  function add(tag, attributes) {
    const element = Object.assign(document.createElement(tag), attributes)
    document.head.append(element)
    return element
  }

  function tryNext() {
    const root = roots.shift()
    if (!root) return
    const [proof, ...styles] = files.styles
    const preloads = [files.script, ...files.preloads].map((href) =>
      add('link', { rel: 'modulepreload', href: root + href }),
    )
    const link = add('link', { rel: 'stylesheet', href: root + proof })
    link.onload = () => {
      for (const href of styles) add('link', { rel: 'stylesheet', href: root + href })
      for (const href of files.icons) add('link', { rel: 'icon', href: root + href })
      add('script', { type: 'module', src: policy.createScriptURL(location.origin + root + files.script) })
    }
    link.onerror = () => {
      for (const element of [link, ...preloads]) element.remove()
      tryNext()
    }
  }

  tryNext()
})('__FILES__', '__ROUTES__')
