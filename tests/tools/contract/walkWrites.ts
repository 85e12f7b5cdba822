import { accessToken } from '#src/api/confirmation.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'
import type { Check } from '#tests/tools/contract/createCheck.ts'
import { isMadeUp, madeUp, madeUpName, nobody, type Person } from '#tests/tools/contract/people.ts'
import { changeGuarded, partsIn, reviewsIn, type People } from '#tests/tools/contract/walkReads.ts'

/** Signs the made-up person in. @returns null when the server gives no token to strangers, which is right */
export async function upsertMadeUp(check: Check): Promise<Person | null> {
  const values = { email: madeUp.email, name: madeUp.name }
  const sent = await check.send('upsertUser', values, null)
  const isRefused = sent?.answer.error?.kind === 'refused' || sent?.answer.error?.kind === 'forbidden'
  if (isRefused) {
    check.noteRisk('tokenForAnyone', false)
    check.remark(
      'upsertUser',
      'gives no token to a made-up person, as it should be; log in to the shop to see that it gives you yours',
    )
    return null
  }
  const asked = await check.ask('upsertUser', values)
  const token = asked && accessToken.read(asked.json, asked.status).data
  if (!token) return null
  check.noteRisk('tokenForAnyone', true, `upsertUser gives one to ${madeUp.email}`)
  await check.ask('getAdmin', { email: madeUp.email }, token)
  return { email: madeUp.email, token, isAdmin: false }
}

const profile = {
  education: 'BSC',
  address: madeUp.address,
  linkedin: 'https://shop.example/contract-check',
  country: 'Nepal',
  phone: madeUp.phone,
  name: madeUp.name,
  email: madeUp.email,
}

/** Saves the profile of the made-up person; those of others are not touched. */
export async function writeProfile(check: Check, people: People): Promise<void> {
  if (people.customer && isMadeUp(people.customer)) await changeGuarded(check, 'saveProfile', profile, people)
  else {
    await check.askInVain('saveProfile', profile, null, 'noToken', 'without a token')
    check.remark('saveProfile', 'is made for the made-up person only: nobody else’s profile is touched')
  }
  await check.ask('getProfile', { email: madeUp.email })
}

/** Nobody is promoted: an admin is made an admin again, which changes nothing. */
export const writeAdmin = (check: Check, people: People): Promise<unknown> =>
  changeGuarded(check, 'makeAdmin', { email: people.admin?.email ?? nobody }, people, { email: nobody })

const newPart = {
  name: madeUpName,
  price: 12.34,
  minimumQuantity: 2,
  availableParts: 10,
  describe: 'Made by `npm run contract`, to be deleted.',
  image: 'https://shop.example/contract-check.png',
}

/**
 * Adds a part, unless that of an earlier check is still there.
 * @returns a part that can be ordered: the made-up one or, if there is none, any
 */
export async function writePart(check: Check, people: People): Promise<Part | null> {
  const isMade = ({ name }: Part) => name === madeUpName
  const before = partsIn(await check.send('getParts', {}, null))
  if (before === null) check.remark('addPart', 'getParts can’t be read, so the part could not be found again')
  else if (before.some(isMade))
    check.remark('addPart', 'the part of an earlier check is still there, so no other is added')
  else await changeGuarded(check, 'addPart', newPart, people)
  const after = partsIn(await check.send('getParts', {}, null))
  const buyable = after?.filter((part) => purchaseBlock(part) === null) ?? []
  return buyable.find(isMade) ?? buyable[0] ?? null
}

/** Adds a review and deletes it. */
export async function writeReview(check: Check, people: People): Promise<void> {
  if (reviewsIn(await check.send('getReviews', {}, null)) === null)
    return check.remark('addReview', 'getReviews can’t be read, so the review could not be found again')
  const { name, email } = madeUp
  await check.ask('addReview', { name, email, country: 'Nepal', review: newPart.describe, rating: 4.5 })
  const reviews = reviewsIn(await check.send('getReviews', {}, null))
  const review = reviews?.find((candidate) => candidate.name === madeUpName)
  if (review) await changeGuarded(check, 'deleteReview', { id: review.id }, people)
  else check.remark('deleteReview', 'there is no review of this check to delete')
}
