import { brand } from '#src/copy/brand.ts'

/** The About section of Home and About Us: the specification's texts (SHOP-2), completed by the shop's own. */
export const about = {
  title: 'SOMTHING ABOUT US', // sic
  welcome: `Welcome to ${brand.name}`,
  claim: '25 years of experience in the manufacture industry', // sic
  years: '25',
  paragraphs: [
    'We make car parts and sell them straight from the works. The catalogue shows every part as it is: its picture, its minimum order, how many are available now, and the price per piece.',
    'Order the quantity you need and pay by card. Your dashboard follows each order until it is shipped, and what other clients say is there for you to read before you buy.',
  ],
  buy: 'Buy Now',
  picture:
    'A brake rotor, a red caliper, a piston, a turbocharger, a coilover, a spark plug and two gears on a dark studio floor',
  figure: 'Fig. 10',
  features: {
    manufacturing: { title: 'Best Manufacturing', text: '25 years of making parts for cars.' },
    award: { title: 'Award Winning', text: '845+ times positive feedback from clients.' },
    growth: { title: 'Factory Growth', text: '286+ projects with 345+ company clients.' },
    certified: { title: 'Global Certified', text: 'Parts at work in 80+ countries.' },
  },
} as const
