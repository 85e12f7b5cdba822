/**
 * Where the React Compiler works: the shell and the pages, so that what did not change is not drawn again, and the long
 * lists. Elsewhere it would save little and enlarge the first load (SPEED-1). Each is a part of a file's path.
 */
export const compiled = [
  'Route.tsx',
  'Screen.tsx',
  '/src/routes/Require',
  '/src/routes/use',
  '/src/payment/',
  '/src/platform/real/stripePayment',
  '/src/design-system/blocks/shell/AppShell',
  '/src/design-system/blocks/lists/ConfirmQuestion',
  '/src/design-system/blocks/shell/DashboardMenu',
  '/src/design-system/blocks/lists/List',
  '/src/design-system/blocks/lists/SearchedList',
  '/src/design-system/blocks/shell/TabRow',
  '/src/design-system/components/Table',
  '/mocks/',
]
