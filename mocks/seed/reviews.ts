import { googleAccount } from '#mocks/seed/users.ts'
import type { ReviewWire } from '#src/domain/review.ts'

const createReviewer = (name: string, email: string, country: string) => ({ name, email, country })

export const yuki = createReviewer('Yuki Tanaka', 'yuki.tanaka@tanaka-auto.example', 'Japan')
export const arjun = createReviewer('Arjun Mehta', 'arjun.mehta@mehtagarage.example', 'India')
const sujan = createReviewer('Sujan Shrestha', 'sujan.shrestha@ktmworkshop.example', 'Nepal')
const tania = createReviewer(googleAccount.name, googleAccount.email, 'Bangladesh')

const createReview = (number: number, author: ReturnType<typeof createReviewer>, rating: ReviewWire['rating']) => ({
  _id: `review-${number}`,
  ...author,
  image: null,
  rating,
})

/**
 * The reviews, oldest first. No review has a photograph, so the cards show initials. One rating is a string, as some servers
 * send it.
 */
export const reviews: ReviewWire[] = [
  {
    ...createReview(1, arjun, 5),
    review:
      'We fitted forty of the 345 mm rotors to taxis that see nothing but hills and rain. After six months not one has come back with a shudder, and the drivers have stopped asking for anything else.',
  },
  {
    ...createReview(2, yuki, 4.5),
    review:
      'The turbocharger arrived with its balance sheet signed by hand. The numbers were true. I would only wish for a better gasket in the box.',
  },
  {
    ...createReview(3, sujan, 4.5),
    review:
      'Clutch kits for the Kathmandu to Pokhara buses. They take heat that killed our former brand in a month. Delivery over the border took nine days, which is good.',
  },
  {
    ...createReview(4, tania, 4),
    review: 'Good filters, honest price. My mechanics trust them.',
  },
  {
    ...createReview(5, createReviewer('Priya Nair', 'priya.nair@cochinparts.example', 'India'), 4),
    review:
      'Two of sixty spark plugs had a bent electrode. I sent one photograph and had a replacement carton the same week. That is how it should be.',
  },
  {
    _id: 'review-6',
    ...createReviewer('Mahfuz Alam', 'mahfuz.alam@boguradiesel.example', 'Bangladesh'),
    rating: 5,
    review:
      'I visited the works in Kalurghat before I ordered. They measured a hub in front of me and let me read the gauge. We have bought from them ever since.',
  },
  {
    ...createReview(7, createReviewer('Kenji Watanabe', 'kenji.watanabe@kobe-garage.example', 'Japan'), '4.5'),
    image: '',
    review: 'The radiator fits well. The lower bracket needed one millimetre of filing, so half a star less.',
  },
  {
    ...createReview(8, createReviewer('Anita Gurung', 'anita.gurung@lakeside-rentals.example', 'Nepal'), 4.5),
    review:
      'We run twelve rental jeeps. With these coilovers the guests no longer complain on the Jomsom road, and I no longer replace dampers every season.',
  },
  {
    ...createReview(9, createReviewer('Rezaul Karim', 'rezaul.karim@karimbrothers.example', 'Bangladesh'), 3.5),
    review: 'The parts are fine. The minimum of twenty tyres is a lot for a small shop like mine.',
  },
  {
    ...createReview(10, createReviewer('Deepak Sharma', 'deepak.sharma@sharmamotors.example', 'India'), 5),
    review:
      'Pistons were weighed within a gram of each other, which I checked myself because I did not believe it. The engine pulls clean to seven thousand.',
  },
  {
    ...createReview(11, createReviewer('Haruka Sato', 'haruka.sato@satoworks.example', 'Japan'), 4),
    review: 'Very quiet muffler, beautiful welds. The packing used a lot of plastic.',
  },
  {
    ...createReview(12, createReviewer('Bikash Thapa', 'bikash.thapa@thapatransport.example', 'Nepal'), 2.5),
    review:
      'The alternators arrived a week later than promised, but all five work and the printed test curve was a nice touch.',
  },
]
