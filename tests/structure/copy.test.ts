import { expect, test } from 'vitest'
import { lineAt, sources, walk } from '#tests/support/sources.ts'

/** The specification's words by section. `{}` stands for a parameter. */
const literals: Record<string, string[]> = {
  '2 Navbar': ['Home', 'Tools', 'About Us', 'Contact', 'Dashboard', 'LOGIN', 'SIGNUP', 'LOGOUT'],
  '2 Dashboard': ['User Dashboard', 'My Profile', 'My Orders', 'Add A Review'],
  '2 Dashboard, admin': ['Add New Product', 'Manage All Orders', 'Manage User Reviews', 'Manage Current Users'],
  '2 Home': ['EXPLORE NOW', 'COLLECTIONS', 'Countries', 'Company Clients', 'Our Projects', 'Positive Feedback'],
  '2 Home, About': ['Buy Now', 'Best Manufacturing', 'Award Winning', 'Factory Growth', 'Global Certified'],
  '2 Home, reviews': ['What Our Clients Say'],
  '2 Parts': ['AVAILABLE PARTS', 'Minimum Order', 'Available Now', 'Purchase Now'],
  '2 Login': ['Google Sign In', 'Demo User', 'Demo Admin'],
  '2 Signup': ['SIGN UP'],
  '2 Purchase': ['PURCHASE'],
  '2 Manage Current Users': ['Current Users: {}', 'Make Admin', 'Admin'],
  '2 Manage All Orders': ['Manage All Orders: {}'],
  '2 unknown paths': ['Page not Found'],
  '4 Password change': ['No user is logged in'],
  '4 Order': ['Pending', 'Shipped'],
  '5 Signup': ['Name is Required', 'Email is Required', 'Provide A Valid Email', 'Need Minimum 6 characters'],
  '5 Password': ['Need Minimum 1 Special Character'],
  '5 Purchase': ['User Name is Required', 'User Email is Required', 'Phone Number Required', 'Your Address Required'],
  '5 Quantity': ['Quantity Required', 'Should be a positive Number'],
  '5 Review': ['Country is Required', 'Review is Required'],
  '5 Profile': ['Education is Required', 'Linked In Profile URL Required'],
  '5 Add part': ['Minimum Quantity Number Required', 'Available Parts Number Required'],
  '6 Make Admin': ["You Don't Have Permission for This Action"],
  '8 Login': ['Please Enter A Valid Email', 'Wrong Password', 'Google Sign In Canceled By User'],
  '8 Guard': ['Bad Authorization'],
  '8 Network': ['Something went wrong'],
  '8 Toasts': ['Purchase Successfully', 'Something is Wrong', 'Payment sent successfully', 'Product shipped'],
  '8 Payment': ['Payment Success'],
}

/** What the specification misspells is kept as it is, and marked `sic`, so that nobody corrects it by accident. */
const misspelt: Record<string, string[]> = {
  '2 Dashboard': ['Admin Penal'],
  '2 Home': ['SOMTHING ABOUT US', 'Our Business Improvments', 'Thats Why People Chouse Us', 'CUSTOMIXZE YOUR MECHINE'],
  '2 Login': ['Forget Password', 'Reset Password Email Sended'],
  '2 My Orders': ["You Don't have any purchased yeat", 'Purchased Done', 'All-Ready Paid'],
  '2 Payment': ["Let's Payment For Deal", 'Payment Confirm'],
  '5 Signup': ['Password Must Required'],
  '5 Quantity': ['You have order minimum {} pcses', 'Now Available {} pcses'],
  '5 Add part': ['Parts Name is Required', 'Per Price is Required', 'Describe Required', 'Parts Image Required'],
  '8 Login': ['This Email Not Registered', 'Somthing is Wrong! Please Check'],
  '8 Signup': ['Email Is Allready Registered', 'Somthig Is Worng Please Check'],
  '8 User upsert': ['User Up-Seart Failed'],
  '8 Orders': ['Deleting Successfully', 'Order Delete', 'something want wrong'],
  '8 Reviews': [
    'Your Reviews Successfully Done',
    'Something want Wrong',
    'Review Delete Successfully',
    "something want's wrong",
  ],
  '8 Profile': ['Your Profile Update Success'],
  '8 Admin': ['Admin Permission Conform', 'Part Add Successfully', 'Something Wrong Please Check'],
}

/** Every text of src/copy, with the line it stands in. */
const spoken = sources('src/copy/*.ts').flatMap((file) => {
  const texts: { text: string; line: string }[] = []
  const lines = file.text.split('\n')
  const note = (start: number, text: string) => texts.push({ text, line: lines[lineAt(file.text, start) - 1] ?? '' })
  walk(file, {
    Literal: (node) => void (typeof node.value === 'string' && note(node.start, node.value)),
    TemplateLiteral: (node) => void note(node.start, node.quasis.map((part) => part.value.cooked).join('{}')),
  })
  return texts
})

const rows = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([section, texts]) => texts.map((text): [string, string] => [section, text]))

test.each([...rows(literals), ...rows(misspelt)])('SPEC %s: %s', (_section, text) => {
  expect(spoken.map((entry) => entry.text)).toContain(text)
})

test.each(rows(misspelt))('SPEC %s: %s is marked sic', (_section, text) => {
  const unmarked = spoken.filter((entry) => entry.text === text && !/\bsic\b/.test(entry.line))
  expect(unmarked).toEqual([])
})
