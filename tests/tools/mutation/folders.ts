import { globSync } from 'node:fs'
import { sep } from 'node:path'

/** How much of a page tests need. Each mutant pays for it: 0.2 s of computing without a page, 0.3 s with a small one, 0.7 s with all of it. */
export type Page = 'none' | 'small' | 'whole'

/** Code that is changed, one mutant at a time, and the tests that should notice. */
export interface Part {
  /** Globs of the code. */
  code: string[]
  /** Globs of the tests. Slow ones that notice little are left out: random walks, hostile texts, all pages. */
  tests: string[]
  /** By default all of it. */
  page?: Page
  /** Globs of the stories that are played, too. */
  stories?: string[]
  /** Whether stories have their styles, as on a large screen: those that open the menu of small screens could not be played. */
  hasStyles?: boolean
  /** Whether code that runs while its module loads is changed too: each such mutant needs all of these tests. */
  changesStatics?: boolean
}

/** Plays stories as tests. */
export const storyPlayer = 'tests/tools/mutation/playStories.tsx'

/** Code without a score, by glob: tests in a browser or of the build's files try it. */
export const unscored: readonly string[] = [
  'src/main.tsx',
  'src/build/*',
  // Runs in the page of a build, before the shop.
  'src/early/*.ts',
  // Adapters of the providers' packages, and types.
  'src/platform/*',
  'src/platform/real/!(reportQueue).{ts,tsx}',
  // Measure what a browser has laid out.
  'src/design-system/blocks/shell/TabRow.tsx',
  'src/design-system/components/WindowWatcher.ts',
  'src/reports/watchVitals.ts',
  'src/app/addWebFonts.ts',
  // Vite needs the text of its glob as it is.
  'src/app/pageModules.ts',
  // Marks of the build.
  'src/reports/{boundaryError,isReporting}.ts',
  'src/notifications/*',
  'src/**/*.css.ts',
]

/** Code of the design system, which is tested by stories. */
const drawn = (code: string[], stories: string[]): Part => ({
  code,
  tests: [storyPlayer, 'tests/unit/design-system/*.test.{ts,tsx}'],
  stories,
})

/** The screens that show what the stories of a folder's blocks don't, such as forms that are sent. */
const screensOf: Readonly<Record<string, readonly string[]>> = {
  'blocks/forms': ['AddPart', 'AddReview', 'Profile', 'Purchase'],
  'blocks/home': ['Home', 'Contact'],
  'blocks/lists': ['MyOrders', 'ManageUsers'],
  'blocks/orders': ['MyOrders', 'ManageAllOrders'],
  'blocks/parts': ['Parts', 'Purchase', 'AddPart'],
  'blocks/payment': ['Payment'],
  'blocks/people': ['Profile', 'Login', 'Signup', 'ManageUsers'],
  'blocks/reviews': ['AddReview', 'ManageUserReviews'],
  'blocks/shell': ['AddReview', 'ManageUsers'],
}

const drawnFolders = globSync('blocks/*', { cwd: 'src/design-system' })
  .map((folder) => folder.replaceAll(sep, '/'))
  .toSorted()
  .map((folder): [string, Part[]] => {
    const code = globSync(`src/design-system/${folder}/*.{ts,tsx}`, { exclude: unscored })
    const screens = screensOf[folder] ?? []
    const stories = [
      `stories/${folder}/*.stories.tsx`,
      ...screens.map((screen) => `stories/screens/${screen}Screen.stories.tsx`),
    ]
    return [folder.replace('/', '-'), [drawn(code, stories)]]
  })

/** Components that are tried together: a mutant plays the stories and tests of its own group only. */
const components = [
  'Facts,FigureLabel,Grid,Heading,Money,Page,Row,Section,SectionHeading,Stack,Surface,Tag,Text,VisuallyHidden',
  'Avatar,BrandMark,Drawing,EmailAddress,Icon,Picture,ProgressBar,Spinner,StarRating,iconPaths,useIsInDocument,useSlow',
  'Button,ButtonLink,IconButton,Link,Notice,SkipLink,StateMessage,TextLink,ThemeSwitch,afterPaint,buttonLook',
  'Field,FieldFrame,FileField,PasswordField,RatingInput,SelectField,TextAreaField,useObjectUrl',
  'Carousel,ClampedText,ConfirmDialog,Dialog,Sheet,SheetPanel,lockScroll,useFocusReturn,useSlideNavigation',
  'CardGrid,Table,TableRow,column,holdPageHeight,pinColumns,useListWindow',
].map((names): Part => {
  const tests = globSync(`tests/unit/design-system/{${names}}.test.{ts,tsx}`)
  const code = [`src/design-system/components/{${names}}.{ts,tsx}`]
  return {
    ...drawn(code, [`stories/components/{${names}}.stories.tsx`]),
    tests: [storyPlayer, ...tests],
    hasStyles: true,
  }
})

const screens = globSync('*.tsx', { cwd: 'src/design-system/screens' })
  .toSorted()
  .map((file) =>
    drawn([`src/design-system/screens/${file}`], [`stories/screens/${file.replace('.tsx', '.stories.tsx')}`]),
  )

/** The parts of each folder that gets a score. */
export const folders: Readonly<Record<string, Part[]>> = {
  session: [{ code: ['src/session/*.ts'], tests: ['tests/unit/session/*.test.{ts,tsx}'], changesStatics: true }],
  payment: [
    {
      code: ['src/payment/!(use*).ts'],
      tests: ['tests/unit/payment/!(attempt|machine).test.ts'],
      page: 'small',
    },
    {
      code: ['src/payment/use*.ts'],
      tests: ['tests/unit/payment/{hooks,shop}.test.tsx'],
    },
  ],
  api: [
    {
      code: ['src/api/*.ts'],
      tests: ['tests/unit/api/*.test.ts', 'tests/unit/app/{missingCode,toasts}.test.ts'],
      page: 'small',
    },
  ],
  domain: [
    {
      code: ['src/domain/*.ts'],
      tests: ['tests/unit/domain/*.test.ts', 'tests/unit/payment/{machine,attempt}.test.ts'],
      page: 'none',
      changesStatics: true,
    },
  ],
  loading: [{ code: ['src/loading/*.ts'], tests: ['tests/unit/loading/*.test.ts'] }],
  format: [{ code: ['src/format/*.ts'], tests: ['tests/unit/format/*.test.ts'], page: 'none' }],
  app: [
    {
      code: [
        'src/app/{App,AppRoutes,RouteEffects,mountShop,notify,startApp,toastContainer}.tsx',
        'src/app/{correctAddress,loadPage,preloadPages,reportFailedCalls,scrollAndFocus}.ts',
      ],
      tests: [
        'tests/unit/app/{RouteEffects,loadedPage,mountShop}.test.tsx',
        'tests/unit/app/{correctAddress,missingToasts,notify,preloadPages,reportFailedCalls,scrollAndFocus}.test.ts',
      ],
    },
    {
      code: [
        'src/app/!(addWebFonts|correctAddress|loadPage|pageModules|preloadPages|reportFailedCalls|scrollAndFocus).ts',
      ],
      tests: [
        'tests/unit/app/{createShop,devTools,log,missingCode,sessionFlow,toasts}.test.ts',
        'tests/unit/platform/trustedTypes.test.ts',
        'tests/unit/api/cache.test.ts',
      ],
      page: 'small',
    },
  ],
  routes: [
    {
      code: [
        'src/routes/{AboutRoute,ContactRoute,ErrorBoundary,HomeRoute,JsonLd,NotFoundRoute,PageMeta,PageOutlet}.tsx',
        'src/routes/{PartsRoute,Redirect,ShellRoute}.tsx',
        'src/routes/{CodeError,useClientValue,useListQuery,useNewVersion,useOnline}.ts',
      ],
      tests: [
        'tests/unit/routes/{HomeRoute,PartsRoute,ShellRoute,lists,publicPages}.test.tsx',
        'tests/unit/routes/{codeError,meta}.test.tsx',
      ],
    },
    {
      code: [
        'src/routes/{DashboardRoute,LoginRoute,RequireLogin,RequireRole,SignupRoute}.tsx',
        'src/routes/{useOrigin,useRole,useSignIn,useSignInOptions,useSignOut}.ts',
      ],
      tests: [
        'tests/unit/routes/{DashboardRoute,LoginRoute,RequireLogin,RequireRole,SignupRoute}.test.tsx',
        'tests/unit/routes/identity.test.tsx',
      ],
    },
    {
      code: [
        'src/routes/{AddPartRoute,AddReviewRoute,ProfileRoute,PurchaseRoute}.tsx',
        'src/routes/{useAddPart,useChangePassword,useSingleFlight}.ts',
      ],
      tests: [
        'tests/unit/routes/{AddPartRoute,AddReviewRoute,ProfileRoute,PurchaseRoute}.test.tsx',
        'tests/unit/routes/useSingleFlight.test.ts',
      ],
    },
    {
      code: ['src/routes/{loadable,saveStatus,toOwnOrder,useLoadable}.ts'],
      tests: ['tests/unit/routes/{loadable,saveStatus,toOwnOrder}.test.ts', 'tests/unit/routes/useLoadable.test.tsx'],
      page: 'none',
    },
    {
      code: ['src/routes/PaymentRoute.tsx'],
      tests: ['tests/unit/routes/PaymentRoute.test.tsx'],
    },
    {
      code: ['src/routes/MyOrdersRoute.tsx', 'src/routes/useDeleteUnpaid.ts'],
      tests: ['tests/unit/routes/{MyOrdersRoute,useDeleteUnpaid}.test.tsx'],
    },
    {
      code: ['src/routes/{ManageAllOrdersRoute,ManageUserReviewsRoute,ManageUsersRoute}.tsx'],
      tests: ['tests/unit/routes/{ManageAllOrdersRoute,ManageUserReviewsRoute,ManageUsersRoute,lists}.test.tsx'],
    },
  ],
  ...Object.fromEntries(drawnFolders),
  components,
  screens: [
    ...screens,
    drawn(['src/design-system/screens/use*.ts'], ['stories/screens/{Login,Signup}Screen.stories.tsx']),
  ],
  reports: [
    {
      code: ['src/reports/!(boundaryError|isReporting|watchVitals).ts', 'src/platform/real/reportQueue.ts'],
      tests: ['tests/unit/reports/*.test.ts', 'tests/unit/platform/reports.test.ts'],
    },
  ],
}

/** @param name folder and index, as `mutation.ts` gives it to the tests in MUTATION_PART */
export function partOf(name = ''): Part | undefined {
  const [folder = '', index = ''] = name.split(' ')
  return folders[folder]?.[Number(index)]
}

/** Part of the mutants of each folder that its tests have to notice. */
export const lowestScore = 0.9
