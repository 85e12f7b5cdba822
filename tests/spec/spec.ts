/** Some words of the specification, and the tests that prove them. */
export interface SpecRow {
  /**
   * word: a text that people read, letter by letter · sic: one that is misspelt on purpose · call: of SHOP-7 · rule:
   * anything else it demands, routes and constants among it.
   */
  kind: 'word' | 'sic' | 'call' | 'rule'
  /** The specification's own words, `{…}` for what differs. */
  says: readonly string[]
  /** `file › title`, the title as it stands in the file; of a story its name. */
  by: readonly string[]
}

const row =
  (kind: SpecRow['kind']) =>
  (says: string | string[], ...by: string[]): SpecRow => ({ kind, says: [says].flat(), by })
const word = row('word')
const sic = row('sic')
const rule = row('rule')
const proofIn = (file: string) => (title: string) => `tests/${file} › ${title}`

const seen = proofIn('routes/literals.test.tsx')('%s says what the specification says')
const opened = proofIn('routes/addresses.test.tsx')('%s opened by %s shows %s')
const spinner = proofIn('routes/addresses.test.tsx')('%s shows a spinner to the %s while %s runs')
const checked = proofIn('routes/rules.test.tsx')('says one thing at a time, under its field, which gets the focus')
const needed = proofIn('routes/rules.test.tsx')(
  'says what each field needs, the first of them in focus, and sends nothing',
)
const done = proofIn('routes/mutations.test.tsx')(
  'is done once for two clicks, in the right words, with the focus on them',
)
const failed = proofIn('routes/mutations.test.tsx')('%s: one request, the right words, and nothing is lost')
const refused = proofIn('routes/identity.test.tsx')(
  '%s: asked once for two clicks, told where it belongs, nothing typed is lost',
)
const called = proofIn('api/calls.test.ts')('%s: %s %s')
const order = proofIn('domain/order.test.ts')
const people = proofIn('domain/people.test.ts')
const part = proofIn('domain/part.test.ts')
const detail = proofIn('routes/details.test.tsx')
const login = proofIn('routes/LoginRoute.test.tsx')
const signup = proofIn('routes/SignupRoute.test.tsx')
const shell = proofIn('routes/ShellRoute.test.tsx')
const guard = proofIn('routes/RequireAdmin.test.tsx')
const profile = proofIn('routes/ProfileRoute.test.tsx')
const payment = proofIn('routes/PaymentRoute.test.tsx')
const menu = proofIn('routes/DashboardRoute.test.tsx')
const reviews = proofIn('routes/ManageUserReviewsRoute.test.tsx')
const session = proofIn('app/sessionFlow.test.ts')
const toasts = proofIn('app/notify.test.ts')
const firebase = proofIn('platform/firebaseIdentity.test.ts')
const layout = proofIn('e2e/mock/layout.spec.ts')
const call = (line: string): SpecRow => row('call')(line, called)

/** The specification, section by section: what it says and which test proves it. `tests/structure/spec.test.ts` checks the table. */
// prettier-ignore
export const spec: Record<string, readonly SpecRow[]> = {
  'SHOP-1 What it does': [
    rule('25 years of experience', seen),
    rule('Its postal address in the footer is in a city in Bangladesh.', detail('the footer leads to the pages and says the postal address, in a city in Bangladesh')),
    rule('called Tools in navigation', detail('the menu of navigation calls the list of parts Tools')),
    rule('Two preset demo accounts can be logged into by one button each', signup('lets the demo accounts in, and forwards who is signed in already (AUTH-13)'), signup('hands the page somebody came from on to login (AUTH-11)')),
    rule('The preset passwords are not reproduced here', proofIn('platform/config.test.ts')('has no emulator and no site address unless told, and no demo account without its password (AUTH-5)')),
    rule('Part images for new parts are uploaded to an image-hosting service', proofIn('routes/AddPartRoute.test.tsx')('uploads the picture and adds the part, once each, then clears the form (SHOP-7)')),
    rule("the form's submit does nothing (no call)", proofIn('routes/ContactRoute.test.tsx')('sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)')),
  ],
  'SHOP-2 Routes': [
    rule(['/', '/home', '/parts', '/about', '/aboutus', '/contact', '/login', '/signup'], opened),
    rule(['/purchase/{id}', '/dashboard', 'any other'], opened),
    rule(['index', 'mypurchases', 'addreviews', 'payment/{id}', 'addproduct', 'manageallorders', 'manageUserReviews', 'makeadmin'], opened),
    rule(['mypurchases', 'addreviews', 'addproduct', 'manageallorders', 'manageUserReviews', 'makeadmin'], detail('the menu of a %s leads to the addresses of the specification, in its letters')),
    sic('Admin Penal', seen, menu('gives admins theirs, and no Add A Review (SHOP-6)')),
    word('User Dashboard', seen, menu('gives customers their three links')),
    word(['My Profile', 'My Orders', 'Add A Review'], menu('gives customers their three links')),
    word(['Add New Product', 'Manage All Orders', 'Manage User Reviews', 'Manage Current Users'], menu('gives admins theirs, and no Add A Review (SHOP-6)')),
    word('Page not Found', opened, proofIn('routes/NotFoundRoute.test.tsx')('is a page with a way home')),
    rule('The page scrolls to the top on every navigation', proofIn('e2e/mock/arrival.spec.ts')('another page starts at its top, with the focus on its heading, from the menu of a small screen too')),
  ],
  'SHOP-2 Navbar': [
    word(['Home', 'Tools', 'About Us', 'Contact', 'Dashboard', 'LOGIN', 'SIGNUP', 'LOGOUT'], seen),
    rule('Logged out it shows LOGIN and SIGNUP', shell('offers LOGIN and SIGNUP to visitors')),
    rule("logged in it shows the user's first name and a LOGOUT button", shell('greets by the first name and forgets everything on LOGOUT (SHOP-4, AUTH-15)')),
  ],
  'SHOP-2 Home': [
    rule('A hero carousel of 3 slides (engine, tires, wheels) with previous and next arrows, circular', detail('turns three slides in a circle, each with both buttons')),
    word(['EXPLORE NOW', 'COLLECTIONS'], seen, detail('turns three slides in a circle, each with both buttons')),
    rule('on the first slide COLLECTIONS goes to /parts', detail('turns three slides in a circle, each with both buttons')),
    rule('anchors aboutus, business and customize', proofIn('e2e/mock/arrival.spec.ts')('#{} lands below the sticky bar, late content or not (PAGE-3)')),
    sic(['SOMTHING ABOUT US', '25 years of experience in the manufacture industry'], seen),
    word(['Buy Now', 'Best Manufacturing', 'Award Winning', 'Factory Growth', 'Global Certified'], seen),
    rule('welcome text, two descriptive paragraphs, an image, four feature tiles', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    sic(['Our Business Improvments', 'Thats Why People Chouse Us', 'CUSTOMIXZE YOUR MECHINE'], seen),
    word(['Countries', 'Company Clients', 'Our Projects', 'Positive Feedback'], seen),
    rule(['80+ Countries', '345+ Company Clients', '286+ Our Projects', '845+ Positive Feedback'], detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('three cards (custom exhausts, custom wheels, custom body kits), each with a purchase button', seen, detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    word(['AVAILABLE PARTS', 'Minimum Order', 'Available Now', 'Purchase Now'], seen),
    rule('part cards showing image, name, Minimum Order in pcs, Available Now in pcs, description, price in dollars and a Purchase Now button', detail('shows of a part its picture, stock, words, price in dollars, and the way to buy it')),
    rule('A loading spinner shows while loading', spinner),
    word('What Our Clients Say', seen),
    rule('reviewer photo, name, country, review text and a read-only half-star rating', detail('shows of a review its name, country, text and half stars, to be read only'), detail('shows the reviewers’ photos')),
    rule("the logged-in user's own photo replaces it if they have one", detail('puts the logged-in user’s own photo in place of the reviewers’ (PEOPLE-1)')),
    rule('Footer: navigation links and the postal address', detail('the footer leads to the pages and says the postal address, in a city in Bangladesh')),
  ],
  'SHOP-2 Login': [
    word(['LOGIN', 'Google Sign In', 'Demo User', 'Demo Admin'], seen),
    rule(['email input of type email', 'a link to create an account'], detail('Login takes an e-mail as such, and links to Signup, which links back')),
    sic('Forget Password', seen),
    sic('Reset Password Email Sended', login('asks for an address before it sends a reset, then sends one and rests (AUTH-14)')),
    rule('After login the user goes to the page they were redirected from', login('goes back to where the visitor came from (AUTH-11)')),
    rule('or / by default', login('logs in, stores the token and goes to / by default')),
  ],
  'SHOP-2 Signup': [
    word('SIGN UP', seen),
    rule('a link to log in', detail('Login takes an e-mail as such, and links to Signup, which links back')),
    rule('After signup the user goes to /', signup('signs up, tells the shop the name once, and goes to / (SHOP-2, AUTH-9)')),
  ],
  'SHOP-2 Guards': [
    rule('While the auth state loads it shows a spinner', proofIn('routes/RequireLogin.test.tsx')('shows a spinner while nobody knows who is there')),
    rule('if not logged in it redirects to /login and remembers the origin', proofIn('routes/RequireLogin.test.tsx')('sends a visitor from %s to /login (ADMIN-2)'), proofIn('routes/RequireLogin.test.tsx')('remembers where the visitor wanted to go, query and all (AUTH-11)')),
    rule('Shows a loader while checking admin status', guard('asks for no admin data before the role is known (ADMIN-4)')),
    word('Bad Authorization', guard('sends a customer home, tells why once and signs out (SHOP-2, ADMIN-1)')),
    rule('A user not logged in is redirected to /', proofIn('routes/RequireLogin.test.tsx')('ends on / when a session ends on an admin page (ADMIN-2)')),
  ],
  'SHOP-2 Purchase, orders, payment': [
    rule('Shows the part (name, image, minimum order, available, description, price per unit) and a form with read-only name and email taken from the login', detail('Purchase shows the part, and takes name and e-mail from the login')),
    word('PURCHASE', seen),
    rule('index, part image and name, per-item price, quantity, total (price x quantity), a cancel button and a pay button', detail('counts, prices and totals each order; what is not paid can be paid or cancelled')),
    sic("You Don't have any purchased yeat", proofIn('routes/literals.test.tsx')('says what the specification says of an empty list of orders')),
    sic(['Purchased Done', 'All-Ready Paid'], detail('says of a paid one that it is, with its transaction id, and can be neither paid nor cancelled')),
    sic(["Let's Payment For Deal", 'Payment Confirm'], seen),
    rule('Shows the part, quantity, per-piece price, total', detail('Payment shows part, quantity, per-piece price and total, and waits for provider and secret (SHOP-4)')),
  ],
  'SHOP-2 Profile, review, part, users': [
    rule('The card shows education, address, country and phone only once a LinkedIn value exists', profile('shows what is known of somebody whose LinkedIn is "%s" %d times (SHOP-2)')),
    rule('a 5-star half-step rating', detail('a rating is 5 stars in half steps'), proofIn('e2e/mock/review.spec.ts')('are given by pointer and by finger, in halves')),
    sic('Describe', seen),
    rule('Form with name, price per unit, minimum quantity, available parts, describe and an image', seen),
    word(['Current Users: {count}', 'Make Admin', 'Admin'], seen),
    word('Manage All Orders: {count}', seen),
    rule('rows show paid/unpaid and status, with ship and delete actions', detail('Manage All Orders: %s is %s and can be %j')),
    rule("the review cut to 50 characters followed by '...', with the full text as hover title", reviews('cuts a long review at 50 characters and gives all of it (SHOP-2, ADMIN-9)')),
    rule('Contact details and a form (email, name, message)', seen, detail('Contact says where the works is and how to write')),
  ],
  'SHOP-3 Data': [
    rule('Part: _id, name, image, price, minimumQuantity, the available quantity, describe', part('gives clean names and cents')),
    rule(['_id', 'userName, userEmail, userPhone, userAddress, quantity'], order('is sent with numbers and the misspelt stock (DATA-1, DATA-9)')),
    rule(['paid (true or false)', 'status (pending or shipped)'], order('%j is %s')),
    rule('Review: _id, name, email, country, image (the reviewer\'s photo), review (the text), rating (0 to 5, half steps)', people('rates %j as %d'), detail('shows of a review its name, country, text and half stars, to be read only'), detail('shows the reviewers’ photos')),
    rule('Profile: education, address, linkedin, country, phone', people('asks for every field and adds name and e-mail (SHOP-3, SHOP-5)')),
    rule('Payment record: clientSecret, transationId, paymentMethod, status', proofIn('payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('Both readings are kept: availableParts, avaailableParts', proofIn('api/answers.test.ts')('both readings of the stock, the smaller where they differ (DATA-1)')),
    rule('itemInfo{itemName, itemImg, itemPrice, minimumQuantity, avaailableParts}', order('is sent with numbers and the misspelt stock (DATA-1, DATA-9)')),
    rule('transationId (spelled so)', order('reads the misspelt transaction id'), proofIn('payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    rule('role (admin or other)', people('are admins by their role alone')),
    rule('plus name and email added on submit', profile('saves once, with name and e-mail, and shows the card (SHOP-3, SHOP-7)')),
  ],
  'SHOP-4 States': [
    rule('LOGOUT signs out and removes the stored access token', shell('greets by the first name and forgets everything on LOGOUT (SHOP-4, AUTH-15)')),
    rule('After sign-in the user upsert runs; when the server acknowledges, the returned token is stored', session('upserts the own address once, stores the token, grants access')),
    rule('otherwise an error toast appears', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)')),
    rule('Each operation (sign-in, sign-out, registration, popup, password change) reports loading, error and value', proofIn('routes/identity.test.tsx')('is shown while it runs, and can’t be started again'), refused),
    rule('popup closed by user, popup blocked, cancelled popup request', refused),
    rule('Data screens show a spinner while loading', spinner),
    rule('After payment the client sends status pending', proofIn('payment/attempt.test.ts')('becomes the body of the PATCH, misspelt key included')),
    word(['Pending', 'Shipped'], detail('Manage All Orders: %s is %s and can be %j')),
    rule('Unpaid orders can be cancelled by the owner or deleted by an admin', done),
    rule('Paid orders cannot be cancelled or deleted in the UI', detail('Manage All Orders: %s is %s and can be %j'), detail('says of a paid one that it is, with its transaction id, and can be neither paid nor cancelled')),
    rule('Shipped orders show no action', detail('Manage All Orders: %s is %s and can be %j')),
    rule('User: ordinary, then admin via Make Admin; no way back is shown', proofIn('routes/ManageUsersRoute.test.tsx')('makes an admin of whom was confirmed, once (ADMIN-7)')),
    rule('the pay button is disabled until the payment provider and a client secret are ready', detail('Payment shows part, quantity, per-piece price and total, and waits for provider and secret (SHOP-4)')),
    word('No user is logged in', refused),
  ],
  'SHOP-5 Validation': [
    word(['Name is Required', 'Email is Required', 'Provide A Valid Email'], checked, needed),
    sic('Password Must Required', checked),
    word(['Need Minimum 6 characters', 'Need Minimum 1 Special Character'], checked),
    rule('at least one of ! @ # $ % ^ & *', people('takes %s as a special character'), checked),
    rule('Login: email and password required', needed),
    word(['User Name is Required', 'User Email is Required'], order('asks for every other field'), 'stories/screens/PurchaseScreen.stories.tsx › EveryFieldRequired'),
    word(['Phone Number Required', 'Your Address Required', 'Quantity Required', 'Should be a positive Number'], checked),
    sic(['You have order minimum {min} pcses', 'Now Available {available} pcses'], checked),
    word(['Country is Required', 'Review is Required'], checked),
    rule('widget treats values below 0 or above 5 as 0', people('rates %j as %d')),
    word(['Education is Required', 'Linked In Profile URL Required'], checked),
    sic(['Parts Name is Required', 'Per Price is Required', 'Describe Required', 'Parts Image Required'], needed),
    word(['Minimum Quantity Number Required', 'Available Parts Number Required'], checked),
    rule('Contact: email, name and message required', checked),
    rule('API keys and auth domains containing a colon are rejected', proofIn('platform/config.test.ts')('refuses %s = %s in a sentence')),
  ],
  'SHOP-6 Roles': [
    rule('Visitor: home, parts, reviews, about, contact, login, signup', opened),
    rule('Logged-in user: purchase page, own orders, pay, cancel unpaid orders, add review, edit profile, dashboard', opened, done),
    rule('Admin: status is fetched with a bearer token taken from the stored access token', called),
    rule('Admins do not see Add A Review', menu('gives admins theirs, and no Add A Review (SHOP-6)'), proofIn('routes/AddReviewRoute.test.tsx')('explains itself to admins, and signs nobody out (ADMIN-3)')),
    rule('Admin only: users list and promotion, all orders (ship or delete), add part, delete reviews', opened, proofIn('mocks/calls.test.ts')('%s is for admins: 403 for a customer, and nothing changes')),
    word("You Don't Have Permission for This Action", failed),
  ],
  'SHOP-7 Calls': [
    call('GET {api}/parts | none | array of parts'),
    call('GET {api}/part/{id} | none | one part'),
    call('GET {api}/reviews | none | list of reviews'),
    call('POST {api}/reviews | name, email, country, review, rating | acknowledged'),
    call('DELETE {api}/reviews/{id} (bearer) | none | deletedCount'),
    call('PUT {api}/user/{email} | email, name | array: first item acknowledged, second item accessToken; token is saved'),
    call('GET {api}/admin/{email} (bearer) | none | isAdmin'),
    call('POST {api}/mypurchase | userName, userEmail, userPhone, userAddress, quantity, itemInfo | acknowledged'),
    call('GET {api}/myallpurchases?userEmail={email} (bearer) | none | list of orders'),
    call('DELETE {api}/mypurchases?id={id} | none | deletedCount'),
    call('GET {api}/mypurchase/{id} (bearer) | none | one order'),
    call('PATCH {api}/mypurchase/{id} (bearer) | clientSecret, transationId, paymentMethod, status | not shown'),
    call('POST {api}/create-payment-intent (bearer) | totalPrice | clientSecret'),
    call('GET {api}/myprofile/{email} | none | profile'),
    call('PUT {api}/myprofile/{email} (bearer) | education, address, linkedin, country, phone, name, email | acknowledged'),
    call('GET {api}/allusers | none | list of users'),
    call('PUT {api}/user/admin/{email} (bearer) | none | modifiedCount'),
    call('POST {api}/addparts (bearer) | name, price, minimumQuantity, availableParts, describe, image | acknowledged'),
    call('GET {api}/allOrders (bearer) | none | list of orders'),
    call('DELETE {api}/order/{id} (bearer) | none | deletedCount'),
    call('PATCH {api}/order/{id} (bearer) | none | acknowledged; marks shipped'),
    rule('multipart with an image and an API key; answer success and data.url', proofIn('platform/upload.test.ts')('gets the picture and the key as multipart, the key not in the address'), proofIn('platform/upload.test.ts')('has not succeeded with %j (PAGE-11)')),
    rule('The card payment provider confirms the card payment in the browser', proofIn('platform/stripePayment.test.tsx')('sends the card with who pays, and gives the intent')),
    rule('a test-mode public key', proofIn('platform/config.test.ts')('refuses %s = %s in a sentence')),
    rule('e-mail/password sign-in, sign-out', firebase('sign in and out by the provider')),
    rule('registration', firebase('never tells the nameless account, and tells the named one once')),
    rule('popup sign-in', firebase('opens the popup in the click itself once the code is there (AUTH-4)')),
    rule('password-reset e-mail', firebase('is fetched once, by warm or by the first operation, with the three stores in order')),
    rule('password change', firebase('changes a password after signing in again (AUTH-20)')),
  ],
  'SHOP-8 Login and Signup': [
    word(['Please Enter A Valid Email', 'Wrong Password', 'Google Sign In Canceled By User'], refused),
    sic(['This Email Not Registered', 'Somthing is Wrong! Please Check'], refused),
    sic(['Email Is Allready Registered', 'Somthig Is Worng Please Check'], refused),
    sic('User Up-Seart Failed', session('%s: a toast, still signed in, and it can be tried again (AUTH-10)'), login('tells when the shop does not acknowledge, and stays signed in (AUTH-10)')),
    rule(['invalid-email', 'user-not-found', 'wrong-password'], refused),
    rule(['unauthorized-domain', 'popup-blocked', 'popup-closed-by-user', 'cancelled-popup-request'], refused),
    rule(['web-storage-unsupported', 'network-request-failed', 'internal-error', 'invalid-api-key'], refused),
    rule(['auth-domain-config-required', 'invalid-auth-event', 'argument-error'], refused),
  ],
  'SHOP-8 Toasts': [
    rule('Fetch failures for lists, reviews and parts are only logged and stop the spinner', proofIn('routes/addresses.test.tsx')('%s stops the spinner of the %s when %s fails, logs it, and tells it in no toast')),
    sic(['Purchase Successfully', 'Deleting Successfully', 'Your Reviews Successfully Done'], done),
    sic(['Your Profile Update Success', 'Admin Permission Conform', 'Part Add Successfully'], done),
    sic(['Order Delete', 'Review Delete Successfully'], done),
    word(['Payment sent successfully', 'Product shipped'], done),
    word(['Something is Wrong', 'Something went wrong'], failed),
    sic(['Something want Wrong', 'Something Wrong Please Check'], failed),
    sic(['something want wrong', "something want's wrong"], failed),
    rule('Deleting an order or review that affects nothing gives a warning', failed),
    rule('card errors are shown inline in red as the provider’s message', payment("shows the provider's words for a declined card, then takes a good one")),
    rule('Payment Success is shown in green', payment('pays once, records it and tells both (PAY-2)')),
    word('Payment Success', payment('pays once, records it and tells both (PAY-2)')),
  ],
  'SHOP-9 Constants': [
    rule('Password: at least 6 characters, one of them special', checked),
    rule('Rating: 5 stars, half steps', detail('a rating is 5 stars in half steps')),
    rule('Order status values: pending, shipped', order('%j is %s')),
    rule('Role value: admin', people('are admins by their role alone')),
    rule('Carousel: 3 slides', detail('turns three slides in a circle, each with both buttons')),
    rule('Landing counters: 80, 345, 286, 845', detail('has the anchors, the four tiles, the four counters and the three cards to buy')),
    rule('Order total = price x quantity', order('is price x quantity in whole cents')),
    rule('Minimum and available quantity come per part', order('takes the minimum and the stock from the part (SHOP-9)')),
    rule('Currency shown: $', seen),
    rule('Country options: Bangladesh, India, Japan, Nepal. Education options: JSC, SSC, HSC, BSC', detail('the choices of the profile are the specification’s')),
    rule('The admins\' table cuts a review at 50 characters', people('cuts after 50 graphemes and only then')),
    rule('Parts grid: 3 columns on medium and larger, 1 on small; reviews grid 2 columns', layout('parts stand in 3 columns from medium on and in 1 below, reviews in 2')),
    rule('Access token stored in local storage under the key accessToken', proofIn('session/tokenStorage.test.ts')('the token is in local storage under accessToken (SHOP-9)')),
    rule('Toasts: auto-close 5000 ms, top-right', toasts('it closes after 5 s, stands top right, writes no style element (SHOP-9)')),
    rule('Sign-in popup window 500 by 600', proofIn('mocks/identity.test.ts')('opens a window of 500 by 600 in the click itself, and signs in who is chosen')),
    rule('authentication persistence order: indexed storage, local storage, session storage', firebase('is fetched once, by warm or by the first operation, with the three stores in order')),
    rule('cache lifetime 5 minutes', proofIn('api/cache.test.ts')('5 minutes: within them the answer is taken from the cache, after them it is asked for again')),
    rule('3 retries with exponential backoff from 1 s capped at 30 s', proofIn('api/retry.test.ts')('%s: 4 attempts, 1 s, 2 s and 4 s apart')),
    rule('HTTP client has no timeout', proofIn('api/retry.test.ts')('a server that says nothing is waited for: there is no timeout (SHOP-9)')),
    rule('script chunk load timeout 120 s', proofIn('app/withTimeout.test.ts')('a page’s code that does not come within 120 s has failed (SHOP-9)')),
    rule('Payment and image-host keys are {key} values, not reproduced here', proofIn('platform/config.test.ts')('reads a complete configuration')),
  ],
}
