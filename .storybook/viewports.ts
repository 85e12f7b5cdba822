import { breakpoint } from '#src/design-system/theme/tokens.css.ts'

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The widths of the toolbar, of stories that pin theirs, and of pictures; medium and large are the shop's breakpoints. */
export const viewports = {
  small: viewport('Phone', 320, 640),
  medium: viewport('Tablet', breakpoint.medium, 1024),
  large: viewport('Laptop', breakpoint.large, 800),
  desk: viewport('Desk', 1280, 900),
  paper: viewport('Paper', 718, 1047),
}
