import * as css from '#src/design-system/components/Icon.css.ts'

/** The SVG path of each icon, drawn on a 20 px grid with a line of 1.6 px and square corners. */
export const iconPaths = {
  arrow: 'M1 10h17M14 6l4 4-4 4',
  arrowBack: 'M19 10H2M6 6l-4 4 4 4',
  menu: 'M2 5.5h16M2 10h16M2 14.5h10',
  close: 'M4 4l12 12M16 4L4 16',
  check: 'M3 10.5l4.5 4.5L17 5.5',
  chevron: 'M5 8l5 5 5-5',
  alert: 'M10 2.5L18.5 17.5H1.5zM10 8v4.5M10 14v1.8',
  info: 'M10 1.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4zM10 9v5.5M10 5.5v1.8',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM10 1v2.5M10 16.5V19M1 10h2.5M16.5 10H19M3.6 3.6l1.8 1.8M14.6 14.6l1.8 1.8M3.6 16.4l1.8-1.8M14.6 5.4l1.8-1.8',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
  monitor: 'M1.8 3.5h16.4v10.5H1.8zM7 17.5h6M10 14v3.5',
  nut: 'M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5zM10 6.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2z',
  eye: 'M1.5 10c2-3.7 4.8-5.5 8.5-5.5s6.5 1.8 8.5 5.5c-2 3.7-4.8 5.5-8.5 5.5s-6.5-1.8-8.5-5.5zM10 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
  eyeOff: 'M1.5 10c2-3.7 4.8-5.5 8.5-5.5s6.5 1.8 8.5 5.5c-2 3.7-4.8 5.5-8.5 5.5s-6.5-1.8-8.5-5.5zM3 17L17 3',
  plus: 'M10 3v14M3 10h14',
  minus: 'M3 10h14',
  search: 'M8.5 2.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM13 13l5 5',
  sort: 'M6 3v14M2.5 13.5L6 17l3.5-3.5M14 17V3M10.5 6.5L14 3l3.5 3.5',
  cards: 'M2.5 2.5h6v6h-6zM11.5 2.5h6v6h-6zM2.5 11.5h6v6h-6zM11.5 11.5h6v6h-6z',
  download: 'M10 2v11M5.5 9l4.5 4.5L14.5 9M2.5 17.5h15',
  retry: 'M17 10a7 7 0 1 1-2.1-5M15.5 1v4.3h-4.3',
} as const

export type IconName = keyof typeof iconPaths

/** A decorative line icon in the text colour. The text beside it has the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
