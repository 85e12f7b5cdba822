/** The menus of the toolbar, each with a label for every value. Tests and pictures use the first value of each menu. */
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

export type ToolbarSettings = { [Name in keyof typeof menus]: keyof (typeof menus)[Name] }

export const initialGlobals: ToolbarSettings = { theme: 'system', motion: 'system', persona: 'story', latency: 'story' }

const createMenu = (
  name: keyof ToolbarSettings,
  icon: 'contrast' | 'play' | 'user' | 'timer',
  description: string,
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(menus[name]).map(([value, title]) => ({ value, title })) },
})

export const globalTypes = {
  theme: createMenu('theme', 'contrast', 'Light or dark; auto follows your system'),
  motion: createMenu('motion', 'play', 'Motion; auto follows your system'),
  persona: createMenu(
    'persona',
    'user',
    'Who is logged in, in journeys and in stories of the whole shop; auto follows the story',
  ),
  latency: createMenu('latency', 'timer', 'Network speed, in stories of the whole shop; auto follows the story'),
}

/** Reads the toolbar's settings from Storybook's globals. They come from the URL, so unknown values are ignored. */
export function readToolbar(globals: Record<string, unknown>): ToolbarSettings {
  const readSetting = <Name extends keyof ToolbarSettings>(name: Name): ToolbarSettings[Name] => {
    const keys = Object.keys(menus[name]) as ToolbarSettings[Name][]
    return keys.find((key) => key === globals[name]) ?? initialGlobals[name]
  }
  return {
    theme: readSetting('theme'),
    motion: readSetting('motion'),
    persona: readSetting('persona'),
    latency: readSetting('latency'),
  }
}

/** Applies a setting by setting or deleting a data attribute of the root element. The CSS depends on this attribute. */
export function applySetting(name: 'theme' | 'motion', value: string): void {
  const { dataset } = document.documentElement
  if (value === 'system') delete dataset[name]
  else dataset[name] = value
}
