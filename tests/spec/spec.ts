import { callCases } from '#tests/spec/calls/callCases.ts'
import { linksOf, pageCases } from '#tests/spec/pages.ts'

/** A statement of the specification, and the tests that prove it. */
export interface SpecRow {
  /**
   * text: a text that people read, exact to the letter · sic: such a text that is misspelt on purpose · call: a call of
   * SHOP-7 · rule: any other requirement, including routes and constants.
   */
  kind: 'text' | 'sic' | 'call' | 'rule'
  /** Quotations from the specification, with `{…}` for a parameter. */
  quotes: readonly string[]
  /** `file › title` with the title as written in the file; for a story, its export name. */
  tests: readonly string[]
}

const row =
  (kind: SpecRow['kind']) =>
  (quotes: string | string[], ...tests: string[]): SpecRow => ({ kind, quotes: [quotes].flat(), tests })
const text = row('text')
const sic = row('sic')
const rule = row('rule')
const testIn = (file: string) => (title: string) => `tests/${file} › ${title}`

const page = testIn('unit/routes/addresses.test.tsx')
const pageAccess = page(
  '$at opened by $viewer: its address, title, texts, and its calls only (SHOP-2, SHOP-6, AUTH-13)',
)
const spinner = page('$at shows a spinner while $call runs (STATE-1)')
const validation = testIn('unit/routes/rules.test.tsx')(
  '%s: shows each message under its field, focuses the first wrong field, and sends nothing',
)
const mutation = testIn('unit/routes/mutations.test.tsx')
const success = mutation('%s: sends one request for two clicks, shows the specified texts and focuses them')
const failure = mutation('$name, $outcome: sends one request, shows the specified texts, and loses no input')
const identityFailure = testIn('unit/routes/identity.test.tsx')(
  '$name, $code: calls the provider once for two clicks, shows the message in its place, and loses no input',
)
const clientCall = testIn('unit/api/calls.test.ts')('%s: %s %s')
const order = testIn('unit/domain/order.test.ts')
const fields = testIn('unit/domain/forms.test.ts')
const people = testIn('unit/domain/people.test.ts')
const part = testIn('unit/domain/part.test.ts')
const detail = testIn('unit/routes/details.test.tsx')
const contact = detail(
  'Contact and every footer show the addresses; the bar calls the list of parts Tools; About Us is linked in both spellings (SHOP-2)',
)
const homeCards = detail(
  'shows of a part its picture, stock, description, price and link, of a review name, photo, country, text and rating',
)
const myOrders = detail('My Orders shows the index, price and total of each order, and what may be done with it')
const allOrders = detail(
  'Manage All Orders shows whether an order is paid, and its status; only that decides what may be done (DATA-7, PAY-1)',
)
const login = testIn('unit/routes/LoginRoute.test.tsx')
const signup = testIn('unit/routes/SignupRoute.test.tsx')
const shell = testIn('unit/routes/ShellRoute.test.tsx')
const publicPage = testIn('unit/routes/publicPages.test.tsx')
const requireLogin = testIn('unit/routes/RequireLogin.test.tsx')
const requireRole = testIn('unit/routes/RequireRole.test.tsx')
const profile = testIn('unit/routes/ProfileRoute.test.tsx')
const payment = testIn('unit/routes/PaymentRoute.test.tsx')
const dashboardLinks = testIn('unit/routes/DashboardRoute.test.tsx')(
  'shows a %s the links of %s, spelt as in the specification: no Add A Review for admins (SHOP-6)',
)
const manageReviews = testIn('unit/routes/ManageUserReviewsRoute.test.tsx')
const session = testIn('unit/app/sessionFlow.test.ts')
const toasts = testIn('unit/app/notify.test.ts')
const firebase = testIn('unit/platform/firebaseIdentity.test.ts')
const layout = testIn('e2e/mock/onlyBrowsersSee.spec.ts')
const call = (line: string): SpecRow => row('call')(line, clientCall)

const addresses = Object.values(pageCases).flatMap(({ path, aliases }) => [path, ...aliases])
const outside = addresses.filter((address) => !address.startsWith('/dashboard/'))
const belowDashboard = addresses
  .filter((address) => !outside.includes(address))
  .map((address) => address.slice('/dashboard/'.length))

/** The specification by section. `tests/structure/spec.test.ts` and `theShop.test.ts` check the table. */
// prettier-ignore
export const spec: Record<string, readonly SpecRow[]> = {
  'SHOP-1 What it does': [
    rule('25 years of experience', pageAccess),
    rule('Its postal address in the footer is in a city in Bangladesh.', contact),
    rule('called Tools in navigation', contact),
    rule('Two preset demo accounts can be logged into by one button each', signup('leads to Home, which links to the page the visitor came from (AUTH-12)'), signup('passes the page the visitor came from on to Login (AUTH-11)')),
    rule('The preset passwords are not reproduced here', testIn('unit/platform/config.test.ts')('has no emulator and no site address unless configured, and no demo account without its password (AUTH-5)')),
    rule('Part images for new parts are uploaded to an image-hosting service', testIn('unit/routes/AddPartRoute.test.tsx')('uploads the picture and adds the part, once each, then clears the form (SHOP-7)')),
    rule("the form's submit does nothing (no call)", publicPage('Contact sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)')),
  ],
  'SHOP-2 Routes': [
    rule(outside, pageAccess),
    rule('About Us; both spellings are linked', contact),
    rule(['index', 'any other', ...belowDashboard], pageAccess),
    rule(belowDashboard, dashboardLinks),
    sic('Admin Penal', pageAccess, dashboardLinks),
    text('User Dashboard', pageAccess, dashboardLinks),
    text(linksOf('dashboard').map(({ label }) => label), dashboardLinks),
    text('Page not Found', pageAccess, publicPage('Page not Found shows a link to Home')),
    rule('The page scrolls to the top on every navigation', layout('a new page, and Back, scroll to the top and focus the heading (PAGE-3)'), testIn('unit/app/RouteEffects.test.tsx')('on %s, a link to %s scrolls to the top, and the heading gets the focus (PAGE-3, PAGE-15)')),
  ],
  'SHOP-2 Navbar': [
    text(['Home', 'Tools', 'About Us', 'Contact', 'Dashboard', 'LOGIN', 'SIGNUP', 'LOGOUT'], pageAccess),
    rule('Logged out it shows LOGIN and SIGNUP', shell('shows LOGIN and SIGNUP to visitors')),
    rule("logged in it shows the user's first name and a LOGOUT button", shell('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)')),
  ],
  'SHOP-2 Home': [
    rule('A hero carousel of 3 slides (engine, tires, wheels) with previous and next arrows, circular', detail('shows three slides in a circle, each with both buttons')),
    text(['EXPLORE NOW', 'COLLECTIONS'], pageAccess, detail('shows three slides in a circle, each with both buttons')),
    rule('on the first slide COLLECTIONS goes to /parts', detail('shows three slides in a circle, each with both buttons')),
    rule('anchors aboutus, business and customize', layout('an anchor scrolls to below the sticky navbar, even if content loads late (PAGE-3)')),
    sic(['SOMTHING ABOUT US', '25 years of experience in the manufacture industry'], pageAccess),
    text(['Buy Now', 'Best Manufacturing', 'Award Winning', 'Factory Growth', 'Global Certified'], pageAccess),
    rule('welcome text, two descriptive paragraphs, an image, four feature tiles', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    sic(['Our Business Improvments', 'Thats Why People Chouse Us', 'CUSTOMIXZE YOUR MECHINE'], pageAccess),
    text(['Countries', 'Company Clients', 'Our Projects', 'Positive Feedback'], pageAccess),
    rule(['80+ Countries', '345+ Company Clients', '286+ Our Projects', '845+ Positive Feedback'], detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('three cards (custom exhausts, custom wheels, custom body kits), each with a purchase button', pageAccess, detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    text(['AVAILABLE PARTS', 'Minimum Order', 'Available Now', 'Purchase Now'], pageAccess),
    rule('part cards showing image, name, Minimum Order in pcs, Available Now in pcs, description, price in dollars and a Purchase Now button', homeCards),
    rule('A loading spinner shows while loading', spinner),
    text('What Our Clients Say', pageAccess),
    rule('reviewer photo, name, country, review text and a read-only half-star rating', homeCards),
    rule("the logged-in user's own photo replaces it if they have one", detail('shows the logged-in user’s own photo instead of the reviewers’ (PEOPLE-1)')),
    rule('Footer: navigation links and the postal address', contact),
  ],
  'SHOP-2 Login': [
    text(['LOGIN', 'Google Sign In', 'Demo User', 'Demo Admin'], pageAccess),
    rule(['email input of type email', 'a link to create an account'], detail('Login has a field of type email, and links to Signup, which links back')),
    sic('Forget Password', pageAccess),
    sic('Reset Password Email Sended', login('requires an address for a reset, sends one e-mail, then disables the button (AUTH-14)')),
    rule('After login the user goes to the page they were redirected from', requireLogin('remembers %s with its query and hash, and adds no history entry for the login (AUTH-11, ADMIN-2)')),
    rule('or / by default', login('logs in, stores the token and goes to / by default')),
  ],
  'SHOP-2 Signup': [
    text('SIGN UP', pageAccess),
    rule('a link to log in', detail('Login has a field of type email, and links to Signup, which links back')),
    rule('After signup the user goes to /', signup('signs up, sends the name to the shop once, without the spaces around it, and goes to / (SHOP-2, SHOP-5, AUTH-9)')),
  ],
  'SHOP-2 Guards': [
    rule('While the auth state loads it shows a spinner', requireLogin('shows a spinner while the auth state is unknown')),
    rule('if not logged in it redirects to /login and remembers the origin', requireLogin('remembers %s with its query and hash, and adds no history entry for the login (AUTH-11, ADMIN-2)')),
    rule('Shows a loader while checking admin status', requireRole('requests no admin data before the role is known (ADMIN-4)')),
    text('Bad Authorization', requireRole('redirects a customer to /, shows one toast and signs out (SHOP-2, ADMIN-1)')),
    rule('A user not logged in is redirected to /', requireLogin('redirects to / when a session ends on an admin page (ADMIN-2)')),
  ],
  'SHOP-2 Purchase, orders, payment': [
    rule('Shows the part (name, image, minimum order, available, description, price per unit) and a form with read-only name and email taken from the login', detail('Purchase shows the part, and the name and e-mail of the login')),
    text('PURCHASE', pageAccess),
    rule('index, part image and name, per-item price, quantity, total (price x quantity), a cancel button and a pay button', myOrders),
    sic("You Don't have any purchased yeat", testIn('unit/routes/MyOrdersRoute.test.tsx')('warns when the order was deleted meanwhile (ADMIN-8, DATA-11)')),
    sic(['Purchased Done', 'All-Ready Paid'], myOrders),
    sic(["Let's Payment For Deal", 'Payment Confirm'], pageAccess),
    rule('Shows the part, quantity, per-piece price, total', detail('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)')),
  ],
  'SHOP-2 Profile, review, part, users': [
    rule('The card shows education, address, country and phone only once a LinkedIn value exists', profile('with the LinkedIn value "%s", shows each detail of the profile %d times (SHOP-2)')),
    rule('a 5-star half-step rating', detail('a rating is 5 stars in half steps'), layout('are set by mouse and by touch, in half steps')),
    sic('Describe', pageAccess),
    rule('Form with name, price per unit, minimum quantity, available parts, describe and an image', pageAccess),
    text(['Current Users: {count}', 'Make Admin', 'Admin'], pageAccess),
    text('Manage All Orders: {count}', pageAccess),
    rule('rows show paid/unpaid and status, with ship and delete actions', allOrders),
    rule("the review cut to 50 characters followed by '...', with the full text as hover title", manageReviews('cuts a long review at 50 characters, and shows the full text on demand (SHOP-2, ADMIN-9)')),
    rule('Contact details and a form (email, name, message)', pageAccess, contact),
  ],
  'SHOP-3 Data': [
    rule('Part: _id, name, image, price, minimumQuantity, the available quantity, describe', part('gives clean names and numbers')),
    rule(['_id', 'userName, userEmail, userPhone, userAddress, quantity'], order('is sent with numbers and the misspelt stock (DATA-1, DATA-9), and the price as it was read')),
    rule(['paid (true or false)', 'status (pending or shipped)'], order('that is paid with the status %j is %s')),
    rule('Review: _id, name, email, country, image (the reviewer\'s photo), review (the text), rating (0 to 5, half steps)', people('rates %j as %d'), homeCards),
    rule('Profile: education, address, linkedin, country, phone', people('are sent with name and e-mail (SHOP-3)')),
    rule('Payment record: clientSecret, transationId, paymentMethod, status', testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('Both readings are kept: availableParts, avaailableParts', testIn('unit/api/answers.test.ts')('both readings of the stock, the smaller where they differ (DATA-1)')),
    rule('itemInfo{itemName, itemImg, itemPrice, minimumQuantity, avaailableParts}', order('is sent with numbers and the misspelt stock (DATA-1, DATA-9), and the price as it was read')),
    rule('transationId (spelled so)', order('keeps the words of an unknown status, and reads the misspelt transaction id'), testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('role (admin or other)', people('are admins by their role alone')),
    rule('plus name and email added on submit', profile('shows an empty form to a new user (DATA-8), saves it once, with name and e-mail, and shows the card (SHOP-3, SHOP-7)')),
  ],
  'SHOP-4 States': [
    rule('LOGOUT signs out and removes the stored access token', shell('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)')),
    rule('After sign-in the user upsert runs; when the server acknowledges, the returned token is stored', session('upserts the signed-in address once, stores the token, grants access')),
    rule('otherwise an error toast appears', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)')),
    rule('Each operation (sign-in, sign-out, registration, popup, password change) reports loading, error and value', testIn('unit/routes/identity.test.tsx')('$operation, $busy: shows its progress, and cannot be started again while it runs'), testIn('unit/routes/identity.test.tsx')('LOGOUT shows that it works, and cannot be started again while it runs'), identityFailure),
    rule('popup closed by user, popup blocked, cancelled popup request', identityFailure),
    rule('Data screens show a spinner while loading', spinner),
    rule('After payment the client sends status pending', testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    text(['Pending', 'Shipped'], allOrders),
    rule('Unpaid orders can be cancelled by the owner or deleted by an admin', success),
    rule('Paid orders cannot be cancelled or deleted in the UI', allOrders, myOrders),
    rule('Shipped orders show no action', allOrders),
    rule('User: ordinary, then admin via Make Admin; no way back is shown', testIn('unit/routes/ManageUsersRoute.test.tsx')('promotes the confirmed user once (ADMIN-7)')),
    rule('the pay button is disabled until the payment provider and a client secret are ready', detail('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)')),
    text('No user is logged in', identityFailure),
  ],
  'SHOP-5 Validation': [
    text(['Name is Required', 'Email is Required', 'Provide A Valid Email'], validation),
    sic('Password Must Required', validation),
    text(['Need Minimum 6 characters', 'Need Minimum 1 Special Character'], validation),
    rule('at least one of ! @ # $ % ^ & *', fields('takes %s as a special character'), validation),
    rule('Login: email and password required', validation),
    text(['User Name is Required', 'User Email is Required'], fields('%s: says one message under the field of each value that it refuses (SHOP-5)'), 'stories/screens/PurchaseScreen.stories.tsx › EveryFieldRequired'),
    text(['Phone Number Required', 'Your Address Required', 'Quantity Required', 'Should be a positive Number'], validation),
    sic(['You have order minimum {min} pcses', 'Now Available {available} pcses'], validation),
    text(['Country is Required', 'Review is Required'], validation),
    rule('widget treats values below 0 or above 5 as 0', people('rates %j as %d')),
    text(['Education is Required', 'Linked In Profile URL Required'], validation),
    sic(['Parts Name is Required', 'Per Price is Required', 'Describe Required', 'Parts Image Required'], validation),
    text(['Minimum Quantity Number Required', 'Available Parts Number Required'], validation),
    rule('Contact: email, name and message required', validation),
    rule('API keys and auth domains containing a colon are rejected', testIn('unit/platform/config.test.ts')('rejects %s = %s with a message')),
  ],
  'SHOP-6 Roles': [
    rule('Visitor: home, parts, reviews, about, contact, login, signup', pageAccess),
    rule('Logged-in user: purchase page, own orders, pay, cancel unpaid orders, add review, edit profile, dashboard', pageAccess, success),
    rule('Admin: status is fetched with a bearer token taken from the stored access token', clientCall),
    rule('Admins do not see Add A Review', dashboardLinks, requireRole('shows an admin on a page for customers an explanation, and does not sign them out (ADMIN-3)')),
    rule('Admin only: users list and promotion, all orders (ship or delete), add part, delete reviews', pageAccess, testIn('unit/mocks/server.test.ts')('$call is for admins: 403 for a customer, and no change')),
    text("You Don't Have Permission for This Action", failure),
  ],
  'SHOP-7 Calls': [
    ...Object.values(callCases).map((row) => call(row.spec)),
    rule('multipart with an image and an API key; answer success and data.url', testIn('unit/platform/upload.test.ts')('gets the picture and the key as multipart, the key not in the address'), testIn('unit/platform/upload.test.ts')('has not succeeded with %j (PAGE-11)')),
    rule('The card payment provider confirms the card payment in the browser', testIn('unit/platform/stripePayment.test.tsx')('sends the card with the billing details, and returns the intent')),
    rule('a test-mode public key', testIn('unit/platform/config.test.ts')('rejects %s = %s with a message')),
    rule('e-mail/password sign-in, sign-out', firebase('sign in and out by the provider')),
    rule('registration', firebase('never reports the account without a name, and reports the one with a name once')),
    rule('popup sign-in', firebase('opens the popup within the click once the code is loaded (AUTH-4)')),
    rule('password-reset e-mail', firebase('is fetched once, by preload or by the first operation, with the three stores in order')),
    rule('password change', firebase('changes a password after signing in again (AUTH-20)')),
  ],
  'SHOP-8 Login and Signup': [
    text(['Please Enter A Valid Email', 'Wrong Password', 'Google Sign In Canceled By User'], identityFailure),
    sic(['This Email Not Registered', 'Somthing is Wrong! Please Check'], identityFailure),
    sic(['Email Is Allready Registered', 'Somthig Is Worng Please Check'], identityFailure),
    sic('User Up-Seart Failed', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)')),
    rule(['invalid-email', 'user-not-found', 'wrong-password'], identityFailure),
    rule(['unauthorized-domain', 'popup-blocked', 'popup-closed-by-user', 'cancelled-popup-request'], identityFailure),
    rule(['web-storage-unsupported', 'network-request-failed', 'internal-error', 'invalid-api-key'], identityFailure),
    rule(['auth-domain-config-required', 'invalid-auth-event', 'argument-error'], identityFailure),
  ],
  'SHOP-8 Toasts': [
    rule('Fetch failures for lists, reviews and parts are only logged and stop the spinner', page('$at, when $call fails: no spinner, a log, no toast; what could not be refreshed stays, and says so (STATE-2)')),
    sic(['Purchase Successfully', 'Deleting Successfully', 'Your Reviews Successfully Done'], success),
    sic(['Your Profile Update Success', 'Admin Permission Conform', 'Part Add Successfully'], success),
    sic(['Order Delete', 'Review Delete Successfully'], success),
    text(['Payment sent successfully', 'Product shipped'], success),
    text(['Something is Wrong', 'Something went wrong'], failure),
    sic(['Something want Wrong', 'Something Wrong Please Check'], failure),
    sic(['something want wrong', "something want's wrong"], failure),
    rule('Deleting an order or review that affects nothing gives a warning', failure),
    rule('card errors are shown inline in red as the provider’s message', payment("shows the provider's message for a declined card, then accepts a good one")),
    rule('Payment Success is shown in green', payment('pays once, records the payment, shows both messages and offers the receipt (PAY-2)')),
    text('Payment Success', payment('pays once, records the payment, shows both messages and offers the receipt (PAY-2)')),
  ],
  'SHOP-9 Constants': [
    rule('Password: at least 6 characters, one of them special', validation),
    rule('Rating: 5 stars, half steps', detail('a rating is 5 stars in half steps')),
    rule('Order status values: pending, shipped', order('that is paid with the status %j is %s')),
    rule('Role value: admin', people('are admins by their role alone')),
    rule('Carousel: 3 slides', detail('shows three slides in a circle, each with both buttons')),
    rule('Landing counters: 80, 345, 286, 845', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('Order total = price x quantity', order('the total of %j × %i is price x quantity in whole cents: %j (SHOP-9, ORDER-11)')),
    rule('Minimum and available quantity come per part', order('takes the minimum and the stock from the part (SHOP-9)')),
    rule('Currency shown: $', pageAccess),
    rule('Country options: Bangladesh, India, Japan, Nepal. Education options: JSC, SSC, HSC, BSC', detail('the profile form offers the options of the specification')),
    rule('The admins\' table cuts a review at 50 characters', people('cuts after 50 graphemes and only then')),
    rule('Parts grid: 3 columns on medium and larger, 1 on small; reviews grid 2 columns, on small screens 1 (PAGE-22)', layout('parts have 3 columns on medium and larger screens and 1 on small ones, reviews have 2')),
    rule('Access token stored in local storage under the key accessToken', testIn('unit/session/tokenStorage.test.ts')('the token is in local storage under accessToken (SHOP-9)')),
    rule('Toasts: auto-close 5000 ms, top-right', toasts('it closes after 5 s, stands top right, writes no style element (SHOP-9)')),
    rule('Sign-in popup window 500 by 600', firebase('opens the popup within the click once the code is loaded (AUTH-4)')),
    rule('authentication persistence order: indexed storage, local storage, session storage', firebase('is fetched once, by preload or by the first operation, with the three stores in order')),
    rule('cache lifetime 5 minutes', testIn('unit/api/cache.test.ts')('takes the answer from the cache for 5 minutes, then requests it again')),
    rule('3 retries with exponential backoff from 1 s capped at 30 s', testIn('unit/api/retry.test.ts')('%s: 4 attempts, 1 s, 2 s and 4 s apart')),
    rule('HTTP client has no timeout', testIn('unit/api/retry.test.ts')('waits for a server that does not answer: there is no timeout (SHOP-9)')),
    rule('script chunk load timeout 120 s', testIn('unit/loading/loadFile.test.ts')('a file that does not come within 120 s has failed (SHOP-9)')),
    rule('Payment and image-host keys are {key} values, not reproduced here', testIn('unit/platform/config.test.ts')('reads a complete configuration')),
  ],
}
