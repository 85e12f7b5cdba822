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

const literals = testIn('unit/routes/literals.test.tsx')('%s shows the texts of the specification')
const page = testIn('unit/routes/addresses.test.tsx')
const pageAccess = page('%s opened by %s shows %s, and makes its calls only')
const spinner = page('%s shows a spinner to the %s while %s runs')
const form = testIn('unit/routes/rules.test.tsx')
const validation = form('shows one message at a time, under its field, and focuses the field')
const required = form('shows the message of each required field, focuses the first, and sends nothing')
const mutation = testIn('unit/routes/mutations.test.tsx')
const success = mutation('sends one request for two clicks, shows the specified texts and focuses them')
const failure = mutation('%s: sends one request, shows the specified texts, and loses no input')
const identityFailure = testIn('unit/routes/identity.test.tsx')(
  '%s: calls the provider once for two clicks, shows the message in its place, and loses no input',
)
const clientCall = testIn('unit/api/calls.test.ts')('%s: %s %s')
const order = testIn('unit/domain/order.test.ts')
const people = testIn('unit/domain/people.test.ts')
const part = testIn('unit/domain/part.test.ts')
const detail = testIn('unit/routes/details.test.tsx')
const login = testIn('unit/routes/LoginRoute.test.tsx')
const signup = testIn('unit/routes/SignupRoute.test.tsx')
const shell = testIn('unit/routes/ShellRoute.test.tsx')
const requireRole = testIn('unit/routes/RequireRole.test.tsx')
const profile = testIn('unit/routes/ProfileRoute.test.tsx')
const payment = testIn('unit/routes/PaymentRoute.test.tsx')
const dashboard = testIn('unit/routes/DashboardRoute.test.tsx')
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
    rule('25 years of experience', literals),
    rule('Its postal address in the footer is in a city in Bangladesh.', detail('the footer links to the pages and shows the postal address, in a city in Bangladesh')),
    rule('called Tools in navigation', detail('the navigation calls the list of parts Tools')),
    rule('Two preset demo accounts can be logged into by one button each', signup('signs the demo accounts in, and redirects signed-in users (AUTH-13)'), signup('passes the page the visitor came from on to Login (AUTH-11)')),
    rule('The preset passwords are not reproduced here', testIn('unit/platform/config.test.ts')('has no emulator and no site address unless configured, and no demo account without its password (AUTH-5)')),
    rule('Part images for new parts are uploaded to an image-hosting service', testIn('unit/routes/AddPartRoute.test.tsx')('uploads the picture and adds the part, once each, then clears the form (SHOP-7)')),
    rule("the form's submit does nothing (no call)", testIn('unit/routes/ContactRoute.test.tsx')('sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)')),
  ],
  'SHOP-2 Routes': [
    rule(outside, pageAccess),
    rule('About Us; both spellings are linked', detail('both spellings of About Us are linked, /about in the navbar and /aboutus in the footer (SHOP-2)')),
    rule(['index', 'any other', ...belowDashboard], pageAccess),
    rule(belowDashboard, detail('the menu of a %s links to the addresses exactly as the specification spells them')),
    sic('Admin Penal', literals, dashboard('shows admins their links, and no Add A Review (SHOP-6)')),
    text('User Dashboard', literals, dashboard('shows customers their three links')),
    text(linksOf('dashboard').map(({ label }) => label), dashboard('shows customers their three links'), dashboard('shows admins their links, and no Add A Review (SHOP-6)')),
    text('Page not Found', pageAccess, testIn('unit/routes/NotFoundRoute.test.tsx')('shows a link to Home')),
    rule('The page scrolls to the top on every navigation', layout('a new page, and Back, scroll to the top and focus the heading (PAGE-3)'), testIn('unit/app/RouteEffects.test.tsx')('on %s, a link to %s scrolls to the top, and the heading gets the focus (PAGE-3)')),
  ],
  'SHOP-2 Navbar': [
    text(['Home', 'Tools', 'About Us', 'Contact', 'Dashboard', 'LOGIN', 'SIGNUP', 'LOGOUT'], literals),
    rule('Logged out it shows LOGIN and SIGNUP', shell('shows LOGIN and SIGNUP to visitors')),
    rule("logged in it shows the user's first name and a LOGOUT button", shell('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)')),
  ],
  'SHOP-2 Home': [
    rule('A hero carousel of 3 slides (engine, tires, wheels) with previous and next arrows, circular', detail('shows three slides in a circle, each with both buttons')),
    text(['EXPLORE NOW', 'COLLECTIONS'], literals, detail('shows three slides in a circle, each with both buttons')),
    rule('on the first slide COLLECTIONS goes to /parts', detail('shows three slides in a circle, each with both buttons')),
    rule('anchors aboutus, business and customize', layout('an anchor scrolls to below the sticky navbar, even if content loads late (PAGE-3)')),
    sic(['SOMTHING ABOUT US', '25 years of experience in the manufacture industry'], literals),
    text(['Buy Now', 'Best Manufacturing', 'Award Winning', 'Factory Growth', 'Global Certified'], literals),
    rule('welcome text, two descriptive paragraphs, an image, four feature tiles', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    sic(['Our Business Improvments', 'Thats Why People Chouse Us', 'CUSTOMIXZE YOUR MECHINE'], literals),
    text(['Countries', 'Company Clients', 'Our Projects', 'Positive Feedback'], literals),
    rule(['80+ Countries', '345+ Company Clients', '286+ Our Projects', '845+ Positive Feedback'], detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('three cards (custom exhausts, custom wheels, custom body kits), each with a purchase button', literals, detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    text(['AVAILABLE PARTS', 'Minimum Order', 'Available Now', 'Purchase Now'], literals),
    rule('part cards showing image, name, Minimum Order in pcs, Available Now in pcs, description, price in dollars and a Purchase Now button', detail('shows the picture, stock, description, price in dollars and purchase link of a part')),
    rule('A loading spinner shows while loading', spinner),
    text('What Our Clients Say', literals),
    rule('reviewer photo, name, country, review text and a read-only half-star rating', detail('shows the name, country, text and read-only half-star rating of a review'), detail('shows the reviewers’ photos')),
    rule("the logged-in user's own photo replaces it if they have one", detail('shows the logged-in user’s own photo instead of the reviewers’ (PEOPLE-1)')),
    rule('Footer: navigation links and the postal address', detail('the footer links to the pages and shows the postal address, in a city in Bangladesh')),
  ],
  'SHOP-2 Login': [
    text(['LOGIN', 'Google Sign In', 'Demo User', 'Demo Admin'], literals),
    rule(['email input of type email', 'a link to create an account'], detail('Login has a field of type email, and links to Signup, which links back')),
    sic('Forget Password', literals),
    sic('Reset Password Email Sended', login('requires an address for a reset, sends one e-mail, then disables the button (AUTH-14)')),
    rule('After login the user goes to the page they were redirected from', login('returns to the page the visitor came from (AUTH-11)')),
    rule('or / by default', login('logs in, stores the token and goes to / by default')),
  ],
  'SHOP-2 Signup': [
    text('SIGN UP', literals),
    rule('a link to log in', detail('Login has a field of type email, and links to Signup, which links back')),
    rule('After signup the user goes to /', signup('signs up, sends the name to the shop once, and goes to / (SHOP-2, AUTH-9)')),
  ],
  'SHOP-2 Guards': [
    rule('While the auth state loads it shows a spinner', testIn('unit/routes/RequireLogin.test.tsx')('shows a spinner while the auth state is unknown')),
    rule('if not logged in it redirects to /login and remembers the origin', testIn('unit/routes/RequireLogin.test.tsx')('redirects a visitor from %s to /login (ADMIN-2)'), testIn('unit/routes/RequireLogin.test.tsx')('remembers the requested page with its query (AUTH-11)')),
    rule('Shows a loader while checking admin status', requireRole('requests no admin data before the role is known (ADMIN-4)')),
    text('Bad Authorization', requireRole('redirects a customer to /, shows one toast and signs out (SHOP-2, ADMIN-1)')),
    rule('A user not logged in is redirected to /', testIn('unit/routes/RequireLogin.test.tsx')('redirects to / when a session ends on an admin page (ADMIN-2)')),
  ],
  'SHOP-2 Purchase, orders, payment': [
    rule('Shows the part (name, image, minimum order, available, description, price per unit) and a form with read-only name and email taken from the login', detail('Purchase shows the part, and the name and e-mail of the login')),
    text('PURCHASE', literals),
    rule('index, part image and name, per-item price, quantity, total (price x quantity), a cancel button and a pay button', detail('shows the index, price and total of each order; an unpaid order can be paid or cancelled')),
    sic("You Don't have any purchased yeat", testIn('unit/routes/literals.test.tsx')('shows the text of the specification for an empty list of orders')),
    sic(['Purchased Done', 'All-Ready Paid'], detail('shows the transaction id of a paid order, which can be neither paid nor cancelled')),
    sic(["Let's Payment For Deal", 'Payment Confirm'], literals),
    rule('Shows the part, quantity, per-piece price, total', detail('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)')),
  ],
  'SHOP-2 Profile, review, part, users': [
    rule('The card shows education, address, country and phone only once a LinkedIn value exists', profile('with the LinkedIn value "%s", shows each detail of the profile %d times (SHOP-2)')),
    rule('a 5-star half-step rating', detail('a rating is 5 stars in half steps'), layout('are set by mouse and by touch, in half steps')),
    sic('Describe', literals),
    rule('Form with name, price per unit, minimum quantity, available parts, describe and an image', literals),
    text(['Current Users: {count}', 'Make Admin', 'Admin'], literals),
    text('Manage All Orders: {count}', literals),
    rule('rows show paid/unpaid and status, with ship and delete actions', detail('Manage All Orders: %s is %s and can be %j')),
    rule("the review cut to 50 characters followed by '...', with the full text as hover title", manageReviews('cuts a long review at 50 characters, and shows the full text on demand (SHOP-2, ADMIN-9)')),
    rule('Contact details and a form (email, name, message)', literals, detail('Contact shows the postal and the e-mail address')),
  ],
  'SHOP-3 Data': [
    rule('Part: _id, name, image, price, minimumQuantity, the available quantity, describe', part('gives clean names and numbers')),
    rule(['_id', 'userName, userEmail, userPhone, userAddress, quantity'], order('is sent with numbers and the misspelt stock (DATA-1, DATA-9)')),
    rule(['paid (true or false)', 'status (pending or shipped)'], order('%j is %s')),
    rule('Review: _id, name, email, country, image (the reviewer\'s photo), review (the text), rating (0 to 5, half steps)', people('rates %j as %d'), detail('shows the name, country, text and read-only half-star rating of a review'), detail('shows the reviewers’ photos')),
    rule('Profile: education, address, linkedin, country, phone', people('asks for every field and adds name and e-mail (SHOP-3, SHOP-5)')),
    rule('Payment record: clientSecret, transationId, paymentMethod, status', testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('Both readings are kept: availableParts, avaailableParts', testIn('unit/api/answers.test.ts')('both readings of the stock, the smaller where they differ (DATA-1)')),
    rule('itemInfo{itemName, itemImg, itemPrice, minimumQuantity, avaailableParts}', order('is sent with numbers and the misspelt stock (DATA-1, DATA-9)')),
    rule('transationId (spelled so)', order('reads the misspelt transaction id'), testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('role (admin or other)', people('are admins by their role alone')),
    rule('plus name and email added on submit', profile('saves once, with name and e-mail, and shows the card (SHOP-3, SHOP-7)')),
  ],
  'SHOP-4 States': [
    rule('LOGOUT signs out and removes the stored access token', shell('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)')),
    rule('After sign-in the user upsert runs; when the server acknowledges, the returned token is stored', session('upserts the signed-in address once, stores the token, grants access')),
    rule('otherwise an error toast appears', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)')),
    rule('Each operation (sign-in, sign-out, registration, popup, password change) reports loading, error and value', testIn('unit/routes/identity.test.tsx')('shows its progress, and cannot be started again while it runs'), testIn('unit/routes/identity.test.tsx')('LOGOUT shows that it works, and cannot be started again while it runs'), identityFailure),
    rule('popup closed by user, popup blocked, cancelled popup request', identityFailure),
    rule('Data screens show a spinner while loading', spinner),
    rule('After payment the client sends status pending', testIn('unit/payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    text(['Pending', 'Shipped'], detail('Manage All Orders: %s is %s and can be %j')),
    rule('Unpaid orders can be cancelled by the owner or deleted by an admin', success),
    rule('Paid orders cannot be cancelled or deleted in the UI', detail('Manage All Orders: %s is %s and can be %j'), detail('shows the transaction id of a paid order, which can be neither paid nor cancelled')),
    rule('Shipped orders show no action', detail('Manage All Orders: %s is %s and can be %j')),
    rule('User: ordinary, then admin via Make Admin; no way back is shown', testIn('unit/routes/ManageUsersRoute.test.tsx')('promotes the confirmed user once (ADMIN-7)')),
    rule('the pay button is disabled until the payment provider and a client secret are ready', detail('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)')),
    text('No user is logged in', identityFailure),
  ],
  'SHOP-5 Validation': [
    text(['Name is Required', 'Email is Required', 'Provide A Valid Email'], validation, required),
    sic('Password Must Required', validation),
    text(['Need Minimum 6 characters', 'Need Minimum 1 Special Character'], validation),
    rule('at least one of ! @ # $ % ^ & *', people('takes %s as a special character'), validation),
    rule('Login: email and password required', required),
    text(['User Name is Required', 'User Email is Required'], order('asks for every other field'), 'stories/screens/PurchaseScreen.stories.tsx › EveryFieldRequired'),
    text(['Phone Number Required', 'Your Address Required', 'Quantity Required', 'Should be a positive Number'], validation),
    sic(['You have order minimum {min} pcses', 'Now Available {available} pcses'], validation),
    text(['Country is Required', 'Review is Required'], validation),
    rule('widget treats values below 0 or above 5 as 0', people('rates %j as %d')),
    text(['Education is Required', 'Linked In Profile URL Required'], validation),
    sic(['Parts Name is Required', 'Per Price is Required', 'Describe Required', 'Parts Image Required'], required),
    text(['Minimum Quantity Number Required', 'Available Parts Number Required'], validation),
    rule('Contact: email, name and message required', validation),
    rule('API keys and auth domains containing a colon are rejected', testIn('unit/platform/config.test.ts')('rejects %s = %s with a message')),
  ],
  'SHOP-6 Roles': [
    rule('Visitor: home, parts, reviews, about, contact, login, signup', pageAccess),
    rule('Logged-in user: purchase page, own orders, pay, cancel unpaid orders, add review, edit profile, dashboard', pageAccess, success),
    rule('Admin: status is fetched with a bearer token taken from the stored access token', clientCall),
    rule('Admins do not see Add A Review', dashboard('shows admins their links, and no Add A Review (SHOP-6)'), requireRole('shows an admin on a page for customers an explanation, and does not sign them out (ADMIN-3)')),
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
    sic('User Up-Seart Failed', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)'), login('shows a toast when the shop does not acknowledge, and stays signed in (AUTH-10)')),
    rule(['invalid-email', 'user-not-found', 'wrong-password'], identityFailure),
    rule(['unauthorized-domain', 'popup-blocked', 'popup-closed-by-user', 'cancelled-popup-request'], identityFailure),
    rule(['web-storage-unsupported', 'network-request-failed', 'internal-error', 'invalid-api-key'], identityFailure),
    rule(['auth-domain-config-required', 'invalid-auth-event', 'argument-error'], identityFailure),
  ],
  'SHOP-8 Toasts': [
    rule('Fetch failures for lists, reviews and parts are only logged and stop the spinner', testIn('unit/routes/addresses.test.tsx')('%s stops the spinner of the %s when %s fails, logs the failure, and shows no toast')),
    sic(['Purchase Successfully', 'Deleting Successfully', 'Your Reviews Successfully Done'], success),
    sic(['Your Profile Update Success', 'Admin Permission Conform', 'Part Add Successfully'], success),
    sic(['Order Delete', 'Review Delete Successfully'], success),
    text(['Payment sent successfully', 'Product shipped'], success),
    text(['Something is Wrong', 'Something went wrong'], failure),
    sic(['Something want Wrong', 'Something Wrong Please Check'], failure),
    sic(['something want wrong', "something want's wrong"], failure),
    rule('Deleting an order or review that affects nothing gives a warning', failure),
    rule('card errors are shown inline in red as the provider’s message', payment("shows the provider's message for a declined card, then accepts a good one")),
    rule('Payment Success is shown in green', payment('pays once, records the payment and shows both messages (PAY-2)')),
    text('Payment Success', payment('pays once, records the payment and shows both messages (PAY-2)')),
  ],
  'SHOP-9 Constants': [
    rule('Password: at least 6 characters, one of them special', validation),
    rule('Rating: 5 stars, half steps', detail('a rating is 5 stars in half steps')),
    rule('Order status values: pending, shipped', order('%j is %s')),
    rule('Role value: admin', people('are admins by their role alone')),
    rule('Carousel: 3 slides', detail('shows three slides in a circle, each with both buttons')),
    rule('Landing counters: 80, 345, 286, 845', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('Order total = price x quantity', order('is price x quantity in whole cents')),
    rule('Minimum and available quantity come per part', order('takes the minimum and the stock from the part (SHOP-9)')),
    rule('Currency shown: $', literals),
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
