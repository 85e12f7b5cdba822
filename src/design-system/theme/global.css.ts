// The one style sheet every entry imports (app, prerender, Storybook): theme values, fonts, reset, toasts.
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/light.css.ts'
import '#src/design-system/theme/dark.css.ts'
import '#src/design-system/theme/fonts.css.ts'
import '#src/design-system/theme/toasts.css.ts'
