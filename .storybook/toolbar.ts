/** The toolbar's menus: values and their labels. Tests and pictures use the first value of each menu. */
const menus = {
  theme: { system: 'Theme: auto', light: 'Light', dark: 'Dark' },
  motion: { system: 'Motion: auto', reduced: 'Reduced motion' },
  persona: {
    story: 'Logged in as: auto',
    visitor: 'Visitor',
    customer: 'Customer',
    newCustomer: 'New customer',
    admin: 'Admin',
  },
  latency: { story: 'Network: auto', slow: 'Slow network', offline: 'No network' },
}

export type Toolbar = { [Name in keyof typeof menus]: keyof (typeof menus)[Name] }

export const initialGlobals: Toolbar = { theme: 'system', motion: 'system', persona: 'story', latency: 'story' }

const menu = (name: keyof Toolbar, icon: 'contrast' | 'play' | 'user' | 'timer', description: string) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(menus[name]).map(([value, title]) => ({ value, title })) },
})

export const globalTypes = {
  theme: menu('theme', 'contrast', 'Light or dark; auto follows your system'),
  motion: menu('motion', 'play', 'Motion; auto follows your system'),
  persona: menu(
    'persona',
    'user',
    'Who is logged in, in Journeys and wherever the whole shop runs; auto follows the story',
  ),
  latency: menu('latency', 'timer', 'Network speed, wherever the whole shop runs; auto follows the story'),
}

/** Reads the globals, which come from the URL; a value that no menu has counts as unset. */
export function readToolbar(globals: Record<string, unknown>): Toolbar {
  const readSetting = <Name extends keyof Toolbar>(name: Name): Toolbar[Name] => {
    const keys = Object.keys(menus[name]) as Toolbar[Name][]
    return keys.find((key) => key === globals[name]) ?? initialGlobals[name]
  }
  return {
    theme: readSetting('theme'),
    motion: readSetting('motion'),
    persona: readSetting('persona'),
    latency: readSetting('latency'),
  }
}

/** Sets a data attribute of the document, which the CSS reads. */
export function applySetting(name: 'theme' | 'motion', value: string): void {
  const { dataset } = document.documentElement
  if (value === 'system') delete dataset[name]
  else dataset[name] = value
}
