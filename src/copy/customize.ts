/** The Customize section (SHOP-2). */
export const customize = {
  title: 'CUSTOMIXZE YOUR MECHINE', // sic
  exhausts: {
    title: 'Custom exhausts',
    figure: 'Fig. 11',
    picture: 'A polished exhaust muffler with two blued tailpipes',
  },
  wheels: { title: 'Custom wheels', figure: 'Fig. 12', picture: 'Three alloy wheels in silver, black and bronze' },
  bodyKits: { title: 'Custom body kits', figure: 'Fig. 13', picture: 'A rear wing of woven carbon fibre' },
} as const
