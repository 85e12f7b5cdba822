/** What the toolbar's menus offer: values and their words. */
const themes = { system: 'Theme: auto', light: 'Light', dark: 'Dark' }
const motions = { system: 'Motion: auto', reduced: 'Reduced motion' }
const personas = {
  story: 'Person: auto',
  visitor: 'Visitor',
  customer: 'Customer',
  newCustomer: 'New customer',
  admin: 'Admin',
}
const latencies = { story: 'Network: auto', slow: 'Slow network', offline: 'No network' }

const menu = (description: string, icon: 'contrast' | 'play' | 'user' | 'timer', titles: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
})

/** The toolbar's menus. */
export const globalTypes = {
  theme: menu('Light or dark; auto: as on your computer', 'contrast', themes),
  motion: menu('Whether things move; auto: as on your computer', 'play', motions),
  persona: menu(
    'Who is signed in, where the whole shop runs: in Journeys and some states of Screens; auto: as the story says',
    'user',
    personas,
  ),
  latency: menu('How the network is, where the whole shop runs; auto: as the story says', 'timer', latencies),
}

/** Tests and pictures open stories without globals in the address, so they get these, but for a picture's theme. */
export const initialGlobals = {
  theme: 'system',
  motion: 'system',
  persona: 'story',
  latency: 'story',
} satisfies Toolbar

/** What is chosen in the toolbar. */
export interface Toolbar {
  theme: keyof typeof themes
  motion: keyof typeof motions
  persona: keyof typeof personas
  latency: keyof typeof latencies
}

const keysOf = <Titles extends object>(titles: Titles) => Object.keys(titles) as (keyof Titles)[]

/** Reads the globals, which come from the address: a value that no menu has counts as unset. */
export const readToolbar = ({ theme, motion, persona, latency }: Record<string, unknown>): Toolbar => ({
  theme: keysOf(themes).find((key) => key === theme) ?? 'system',
  motion: keysOf(motions).find((key) => key === motion) ?? 'system',
  persona: keysOf(personas).find((key) => key === persona) ?? 'story',
  latency: keysOf(latencies).find((key) => key === latency) ?? 'story',
})
