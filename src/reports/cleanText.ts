/** The words by which messages of browsers, React and the shop's libraries tell faults apart. */
const words =
  'a aborted boundary call cannot component convert denied dynamically element end error exceeded expected failed fetch ' +
  'function hydrating import in initialization invalid is iterable json load maximum memory minified module network not ' +
  'null object of out permission properties property quota react read reading response server size stack text timeout to ' +
  'type undefined unexpected valid variable'

const known = new Set(words.split(' '))

/** Stands for everything that was left out. */
const leftOut = '…'

/** How much of a message is read: what comes later says nothing more of the fault. */
const maxRead = 300

/**
 * Reduces a message of an error to the words of a fixed list, and to the numbers of React's errors (`#418`). Whatever a person
 * typed, a server answered or an address held becomes `…` (REPORT-2).
 */
export const cleanMessage = (message: string): string =>
  (
    message
      .slice(0, maxRead)
      .toLowerCase()
      .match(/#\d{1,3}\b|[a-z]+|[^\sa-z]+/g) ?? []
  )
    .map((token) => (known.has(token) || /^#\d/.test(token) ? token : leftOut))
    .join(' ')
    .replace(/…( …)+/g, leftOut)

const maxPlaces = 10

/**
 * Finds the places in the shop's own files that a stack names.
 * @param base address of the shop, with a slash at its end
 * @returns at most 10 places, such as `assets/x.js:1:234`
 */
export const ownPlaces = (stack: string, base: string): string[] =>
  stack
    .split(`${base}assets/`)
    .flatMap((text) => /^[\w-]{1,40}\.js:\d+:\d+/.exec(text)?.[0] ?? [])
    .slice(0, maxPlaces)
    .map((place) => `assets/${place}`)
