import { breakpoint } from '#src/design-system/theme/tokens.css.ts'

/**
 * The window sizes for the toolbar, for stories that pin a viewport, and for pictures. `medium` and `large` are as wide as
 * the shop's breakpoints.
 */
export const windowSizes = {
  small: { name: 'Phone', width: 320, height: 640 },
  medium: { name: 'Tablet', width: breakpoint.medium, height: 1024 },
  large: { name: 'Laptop', width: breakpoint.large, height: 800 },
  desk: { name: 'Desk', width: 1280, height: 900 },
  paper: { name: 'Paper', width: 718, height: 1047 },
}

export const viewportNames = Object.keys(windowSizes) as (keyof typeof windowSizes)[]

/** The window sizes in Storybook's format. */
export const viewports = Object.fromEntries(
  viewportNames.map((key) => {
    const { name, width, height } = windowSizes[key]
    return [key, { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` } }]
  }),
)
