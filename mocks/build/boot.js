/**
 * Inline script of every page of the mock build. It applies the stored theme before the first paint, finds the site's
 * root at run time and loads the page's files from there. If the panel's shortcut is pressed before the panel has loaded, it
 * stores that for the panel. The root is the folder whose stylesheet loads. Candidates are the URL without a known route, each
 * parent folder, and the URL itself as a folder, since some hosts strip the trailing slash. `data-root` on <html> makes the
 * page show a message if no root is found, if the page was opened as a file, or if the app can't continue (ROBUST-6).
 */
;((files, routePattern, themeKey, isPanelShortcut) => {
  const { dataset } = document.documentElement
  addEventListener('keydown', (event) => {
    if (dataset.shortcutPressed === 'taken' || !isPanelShortcut(event)) return
    event.preventDefault()
    dataset.shortcutPressed = dataset.shortcutPressed === 'yes' ? 'no' : 'yes'
  })

  try {
    const theme = localStorage.getItem(themeKey)
    if (theme) dataset.theme = theme
  } catch {
    // Storage is blocked, so the page uses the system's theme.
  }

  const path = location.pathname
  const routeIndex = path.search(routePattern)
  const folders = Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1)).reverse()
  const roots = routeIndex >= 0 ? [path.slice(0, routeIndex + 1), ...folders] : [...folders, path + '/']

  let firstPaint
  addEventListener('DOMContentLoaded', () => (firstPaint = document.getElementById('first-paint')))
  function reportFatalError() {
    dataset.root = 'broken'
    if (firstPaint) document.body.prepend(firstPaint)
  }
  addEventListener('shop:fatal-error', reportFatalError)

  function addToHead(tag, attributes) {
    const element = Object.assign(document.createElement(tag), attributes)
    document.head.append(element)
    return element
  }

  function tryNextRoot() {
    const root = roots.shift()
    if (!root) return void (dataset.root = 'missing')
    const [firstStyle, ...otherStyles] = files.styles
    const preloads = [files.script, ...files.preloads].map((href) =>
      addToHead('link', { rel: 'modulepreload', href: root + href }),
    )
    const stylesheet = addToHead('link', { rel: 'stylesheet', href: root + firstStyle })
    stylesheet.onload = () => {
      for (const href of otherStyles) addToHead('link', { rel: 'stylesheet', href: root + href })
      for (const { rel, href } of files.links) addToHead('link', { rel, href: root + href })
      import(location.origin + root + files.script).catch((error) => {
        reportFatalError()
        reportError(error)
      })
    }
    stylesheet.onerror = () => {
      for (const element of [stylesheet, ...preloads]) element.remove()
      tryNextRoot()
    }
  }

  if (location.protocol === 'file:') dataset.root = 'file'
  else tryNextRoot()
})('__FILES__', '__ROUTES__', '__THEME_KEY__', '__IS_SHORTCUT__')
