import { screens } from '#stories/start/screens.ts'

/** Globs of the story and documentation files, in the order of the sidebar. */
export const storyFiles = [
  'StartHere.mdx',
  'WhatChanged.mdx',
  'journeys/{KeptOut,SignUp}.stories.tsx',
  'journeys/{BuyAndPay,Charged,Declined,Review}.stories.tsx',
  'journeys/{AddPart,Promote,ShipOrder,ShippingDay}.stories.tsx',
  'AllScreens.mdx',
  ...screens.map(({ file }) => `{screens,inApp}/${file}Screen.stories.tsx`),
  '{blocks,components,demo,foundations,pictures}/**/*.stories.tsx',
  'docs/*.mdx',
].map((path) => `../stories/${path}`)
