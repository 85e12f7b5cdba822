// Every entry imports the global styles: the app, prerendering and Storybook.
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/themes.css.ts'
import '#src/design-system/theme/fonts.css.ts'
import '#src/design-system/theme/toasts.css.ts'
