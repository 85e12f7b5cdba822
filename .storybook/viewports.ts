import { breakpoint } from '#src/design-system/theme/tokens.css.ts'

/** The windows of the toolbar, of stories that pin theirs, and of pictures; medium and large are the shop's breakpoints. */
export const windows = {
  small: { width: 320, height: 640 },
  medium: { width: breakpoint.medium, height: 1024 },
  large: { width: breakpoint.large, height: 800 },
  desk: { width: 1280, height: 900 },
  paper: { width: 718, height: 1047 },
}

const names = { small: 'Phone', medium: 'Tablet', large: 'Laptop', desk: 'Desk', paper: 'Paper' }

export const viewportNames = Object.keys(names) as (keyof typeof names)[]

/** The same as Storybook reads them. */
export const viewports = Object.fromEntries(
  viewportNames.map((name) => {
    const { width, height } = windows[name]
    return [name, { name: `${names[name]} (${width})`, styles: { width: `${width}px`, height: `${height}px` } }]
  }),
)
