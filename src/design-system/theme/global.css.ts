// The global styles, which every entry point imports: the app, prerendering and Storybook.
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/themes.css.ts'
import '#src/design-system/theme/fonts.css.ts'
