/** The names of the screens in the order of the sidebar, with one line per group. */
const screenNames = [
  'Home Parts About Contact Login Signup Access NotFound',
  'Purchase Dashboard Profile MyOrders AddReview Payment',
  'AddPart ManageAllOrders ManageUserReviews ManageUsers',
].flatMap((names) => names.split(' '))

/** Globs of the story and documentation files, in the order of the sidebar. */
export const storyFiles = [
  'StartHere.mdx',
  'WhatChanged.mdx',
  'journeys/{KeptOut,SignUp}.stories.tsx',
  'journeys/{BuyAndPay,Charged,Declined,Review}.stories.tsx',
  'journeys/{AddPart,Promote,ShipOrder,ShippingDay}.stories.tsx',
  'AllScreens.mdx',
  ...screenNames.map((name) => `{screens,inApp}/${name}Screen.stories.tsx`),
  '{blocks,components,demo,foundations,pictures}/**/*.stories.tsx',
  'docs/*.mdx',
].map((path) => `../stories/${path}`)
