// Global styles. Every entry imports this file: the app, the prerendering, Storybook.
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/themes.css.ts'
import '#src/design-system/theme/fonts.css.ts'
import '#src/design-system/theme/toasts.css.ts'
