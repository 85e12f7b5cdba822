import { reviewWireSchema, type ReviewWire } from '#src/domain/review.ts'

const reviewer = (name: string, email: string, country: string) => ({ name, email, country, image: null })

const yuki = reviewer('Yuki Tanaka', 'yuki.tanaka@tanaka-auto.example', 'Japan')
const arjun = reviewer('Arjun Mehta', 'arjun.mehta@mehtagarage.example', 'India')
const sujan = reviewer('Sujan Shrestha', 'sujan.shrestha@ktmworkshop.example', 'Nepal')
const tania = reviewer('Tania Sultana', 'tania.sultana@sylhetmotors.example', 'Bangladesh')

/** Newest first. None has a photograph: the cards show initials. One rating is text, as some servers send it. */
export const reviews: ReviewWire[] = [
  {
    _id: 'review-12',
    ...arjun,
    review:
      'We fitted forty of the 345 mm rotors to taxis that see nothing but hills and rain. After six months not one has come back with a shudder, and the drivers have stopped asking for anything else.',
    rating: 5,
  },
  {
    _id: 'review-11',
    ...yuki,
    review:
      'The turbocharger arrived with its balance sheet signed by hand. The numbers were true. I would only wish for a better gasket in the box.',
    rating: 4.5,
  },
  {
    _id: 'review-10',
    ...sujan,
    review:
      'Clutch kits for the Kathmandu to Pokhara buses. They take heat that killed our former brand in a month. Delivery over the border took nine days, which is good.',
    rating: 4.5,
  },
  {
    _id: 'review-9',
    ...tania,
    review: 'Good filters, honest price. My mechanics trust them.',
    rating: 4,
  },
  {
    _id: 'review-8',
    ...reviewer('Priya Nair', 'priya.nair@cochinparts.example', 'India'),
    review:
      'Two of sixty spark plugs had a bent electrode. I sent one photograph and had a replacement carton the same week. That is how it should be.',
    rating: 4,
  },
  {
    _id: 'review-7',
    name: 'Mahfuz Alam',
    email: 'mahfuz.alam@boguradiesel.example',
    country: 'Bangladesh',
    review:
      'I visited the works in Kalurghat before I ordered. They measured a hub in front of me and let me read the gauge. We have bought from them ever since.',
    rating: 5,
  },
  {
    _id: 'review-6',
    name: 'Kenji Watanabe',
    email: 'kenji.watanabe@kobe-garage.example',
    country: 'Japan',
    image: '',
    review: 'The radiator fits well. The lower bracket needed one millimetre of filing, so half a star less.',
    rating: '4.5',
  },
  {
    _id: 'review-5',
    ...reviewer('Anita Gurung', 'anita.gurung@lakeside-rentals.example', 'Nepal'),
    review:
      'We run twelve rental jeeps. With these coilovers the guests no longer complain on the Jomsom road, and I no longer replace dampers every season.',
    rating: 4.5,
  },
  {
    _id: 'review-4',
    ...reviewer('Rezaul Karim', 'rezaul.karim@karimbrothers.example', 'Bangladesh'),
    review: 'The parts are fine. The minimum of twenty tyres is a lot for a small shop like mine.',
    rating: 3.5,
  },
  {
    _id: 'review-3',
    ...reviewer('Deepak Sharma', 'deepak.sharma@sharmamotors.example', 'India'),
    review:
      'Pistons were weighed within a gram of each other, which I checked myself because I did not believe it. The engine pulls clean to seven thousand.',
    rating: 5,
  },
  {
    _id: 'review-2',
    ...reviewer('Haruka Sato', 'haruka.sato@satoworks.example', 'Japan'),
    review: 'Very quiet muffler, beautiful welds. The packing used a lot of plastic.',
    rating: 4,
  },
  {
    _id: 'review-1',
    ...reviewer('Bikash Thapa', 'bikash.thapa@thapatransport.example', 'Nepal'),
    review:
      'The alternators arrived a week later than promised, but all five work and the printed test curve was a nice touch.',
    rating: 2.5,
  },
]

export const reviewTable = { row: reviewWireSchema, rows: reviews }
