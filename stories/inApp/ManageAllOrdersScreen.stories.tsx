import { clickAndConfirm, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Manage All Orders' })

/** The admin marks a paid order as shipped, and the shop confirms “Product shipped”. */
export const Wired = meta.story({
  name: 'Shipping from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard/manageallorders', { as: 'admin' }),
  play: () => clickAndConfirm('Ship', 'Mark as shipped', 'Product shipped', 'goes'),
})

/** The order could not be deleted, so the shop shows “something want wrong”, and the order stays in the list. */
export const NothingAffected = meta.story({
  name: 'Nothing was deleted',
  tags: ['went-wrong', 'STATE-15'],
  ...inApp('/dashboard/manageallorders', { as: 'admin', scenario: 'deleteNothing' }),
  play: () => clickAndConfirm('Delete', 'Delete order', 'something want wrong', 'stays'),
})
