import { toPictureFileName, type PictureKind } from '#mocks/pictures.ts'
import type { PartWire } from '#src/domain/part.ts'

const descriptions = {
  'brake-rotor-345': 'Cross-drilled, two-piece, floating on eight bobbins. Balanced to 10 g.',
  'coilover-front': 'Monotube damper, 32 clicks, spring rate 6 kg/mm, height adjustable.',
  'turbocharger-60': 'Ball-bearing centre section, water and oil cooled, T25 flange. Good for 360 hp.',
  'brake-caliper-6': 'Forged monobloc body, stainless pistons, radial mount at 130 mm. Left and right hand available.',
  'alloy-wheel-18': 'Flow-formed, 5 × 114.3, offset 35 mm, load rating 690 kg. Machined face over graphite.',
  'piston-86': 'Forged 4032 alloy, skirt coated, compression 9.5 : 1. Rod, rings and pin fitted and weighed as a set.',
  'tyre-205-55-16': 'Asymmetric tread with four rain grooves, reinforced shoulder. Load and speed index 91V.',
  'alternator-120':
    'Six-groove pulley, internal regulator, sealed bearings. Bench-tested at 6,000 rpm with a printed curve.',
  'radiator-40': 'Two-row brazed core, 1.3 bar cap, drain plug included. Pressure-tested at 2.5 bar for ten minutes.',
  'spark-plug-iridium': 'Fine-wire 0.6 mm centre electrode, nickel-plated shell, gap preset to 1.1 mm. Packed in tens.',
  'air-filter-76': 'Washable cotton gauze in four layers between steel mesh. Clamp for a 76 mm intake included.',
  'muffler-twin': 'TIG-welded 304 stainless body, 63 mm inlet, two blued 90 mm tips. 92 dB at 3,500 rpm.',
  'clutch-kit-240': 'Organic disc, diaphragm cover and release bearing. Holds 420 Nm with a light pedal.',
  'wheel-hub-front': 'Induction-hardened flange, M12 × 1.5 studs, sealed double-row bearing with ABS ring.',
  'oil-filter-m20': 'Spin-on, M20 × 1.5, anti-drain valve and 1.0 bar bypass. Filters 99 % at 20 microns.',
  'gear-set-5': 'Case-hardened 20MnCr5, ground flanks, matched on a rolling tester. Input, idler and output gear.',
  'brake-rotor-280':
    'Cross-drilled, one-piece, high-carbon iron with a zinc-coated hat. For compact cars from 1.2 to 1.6 l.',
  'coilover-rear': 'Monotube damper, 32 clicks, spring rate 4 kg/mm, separate perch. Matches the front pair.',
  'turbocharger-52':
    'Journal bearing, internal wastegate, T25 flange. Good for 250 hp. The next batch is being balanced.',
  'brake-caliper-4': 'Two-piece forged body for 280 to 310 mm rotors, axial mount. Pads and pins included.',
  'alloy-wheel-17': 'Flow-formed, 5 × 100, offset 42 mm, load rating 650 kg. Machined face over graphite.',
  'piston-81':
    'Forged 4032 alloy, compression 10.2 : 1, for 1.6 l engines. Rod, rings and pin fitted and weighed as a set.',
  'tyre-225-45-17': 'Stiff centre rib, high-silica compound for warm, wet roads. Load and speed index 94W.',
  'alternator-90': 'Four-groove pulley, internal regulator, copper windings. A straight swap for most 1.3 l engines.',
  'radiator-52':
    'Three-row brazed core for turbocharged engines, fan mounts on both sides. Pressure-tested at 2.5 bar.',
  'spark-plug-m12':
    'Fine-wire 0.6 mm centre electrode, long reach for narrow heads, gap preset to 0.8 mm. Packed in tens.',
  'air-filter-89': 'Washable cotton gauze in four layers between steel mesh. Clamp for an 89 mm intake included.',
  'clutch-kit-215':
    'Organic disc, diaphragm cover and release bearing for engines up to 1.6 l. Last pieces of this series.',
  'wheel-hub-rear': 'Sealed double-row bearing pressed in, M12 × 1.5 studs, drum and disc versions share one part.',
  'gear-set-straight': 'Close ratios for competition, cut to order from 300M billet. The price depends on the ratios.',
}

const createPart = (
  _id: keyof typeof descriptions,
  picture: PictureKind,
  name: string,
  price: PartWire['price'],
  minimumQuantity: number,
  stock: Partial<PartWire>,
): PartWire => ({
  _id,
  name,
  image: toPictureFileName(picture),
  price,
  minimumQuantity,
  ...stock,
  describe: descriptions[_id],
})

/**
 * The catalogue, with prices in dollars. It covers every form in which the API sends stock and numbers (either spelling of the
 * field, both at once, "1,200", " 50 ", no price), and parts that can't be bought (DATA-1).
 */
export const parts: PartWire[] = [
  createPart('brake-rotor-345', 'rotor', 'Ventilated brake rotor 345 mm', 84, 20, { availableParts: 480 }),
  createPart('coilover-front', 'coilover', 'Coilover kit, front pair', 312.5, 4, { availableParts: 96 }),
  createPart('turbocharger-60', 'turbo', 'Turbocharger, 60 mm compressor', 649, 2, { avaailableParts: 38 }),
  createPart('brake-caliper-6', 'caliper', 'Six-piston brake caliper', 246, 4, { availableParts: 72 }),
  createPart('alloy-wheel-18', 'wheel', 'Alloy wheel 18 × 8J, machined', 189, 8, { availableParts: 128 }),
  createPart('piston-86', 'piston', 'Forged piston with rod, 86 mm', '118.00', 8, { availableParts: 264 }),
  createPart('tyre-205-55-16', 'tyre', 'Touring tyre 205/55 R16', 76.4, 20, { availableParts: 640 }),
  createPart('alternator-120', 'alternator', 'Alternator 14 V, 120 A', 132.75, 5, { availableParts: 90 }),
  createPart('radiator-40', 'radiator', 'Aluminium radiator, 40 mm core', 156, 4, { avaailableParts: 58 }),
  createPart('spark-plug-iridium', 'sparkplug', 'Iridium spark plug M14', 6.4, 100, { availableParts: '1,200' }),
  createPart('air-filter-76', 'airfilter', 'Conical air filter 76 mm', 28.9, 30, { availableParts: 410 }),
  createPart('muffler-twin', 'muffler', 'Twin-tip muffler, stainless', 228, 4, {
    availableParts: 64,
    avaailableParts: 60,
  }),
  createPart('clutch-kit-240', 'clutch', 'Clutch kit 240 mm', 174.25, 6, { availableParts: 84 }),
  createPart('wheel-hub-front', 'hub', 'Front wheel hub, five-stud', 62.3, 12, { availableParts: 216 }),
  createPart('oil-filter-m20', 'oilfilter', 'Oil filter M20, pair', 8.9, 50, { availableParts: '2,400' }),
  createPart('gear-set-5', 'gears', 'Helical gear set, fifth speed', 139, 6, { availableParts: 75 }),
  createPart('brake-rotor-280', 'rotor', 'Ventilated brake rotor 280 mm', 46.5, 20, { availableParts: 720 }),
  createPart('coilover-rear', 'coilover', 'Coilover kit, rear pair', 298, 4, { availableParts: ' 50 ' }),
  createPart('turbocharger-52', 'turbo', 'Turbocharger, 52 mm compressor', 575, 2, { availableParts: 0 }),
  createPart('brake-caliper-4', 'caliper', 'Four-piston brake caliper', 184, 4, { availableParts: 110 }),
  createPart('alloy-wheel-17', 'wheel', 'Alloy wheel 17 × 7J, machined', 154.5, 8, { availableParts: 184 }),
  createPart('piston-81', 'piston', 'Forged piston with rod, 81 mm', 109, 8, { avaailableParts: '144' }),
  createPart('tyre-225-45-17', 'tyre', 'Sport tyre 225/45 R17', 98.6, 20, { availableParts: 320 }),
  createPart('alternator-90', 'alternator', 'Alternator 14 V, 90 A', 108.4, 5, { availableParts: 130 }),
  createPart('radiator-52', 'radiator', 'Aluminium radiator, 52 mm core', 208, 4, { availableParts: 26 }),
  createPart('spark-plug-m12', 'sparkplug', 'Iridium spark plug M12', 7.2, 100, { availableParts: 3600 }),
  createPart('air-filter-89', 'airfilter', 'Conical air filter 89 mm', 34.75, 30, { availableParts: 225 }),
  createPart('clutch-kit-215', 'clutch', 'Clutch kit 215 mm', 138.6, 6, { availableParts: 4 }),
  createPart('wheel-hub-rear', 'hub', 'Rear wheel hub, five-stud', 57.8, 12, { availableParts: 168 }),
  createPart('gear-set-straight', 'gears', 'Straight-cut gear set', undefined, 2, { availableParts: 10 }),
]

export function getSeededPart(id: string): PartWire {
  const seededRow = parts.find(({ _id }) => _id === id)
  if (!seededRow) throw new Error(`the seed has no part ${id}`)
  return seededRow
}
