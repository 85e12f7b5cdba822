import engine800 from '#src/design-system/pictures/h_engine-800.avif'
import engine1600 from '#src/design-system/pictures/h_engine-1600.avif'
import engine2400 from '#src/design-system/pictures/h_engine-2400.avif'
import engineWebp from '#src/design-system/pictures/h_engine-1600.webp'
import tires800 from '#src/design-system/pictures/h_tires-800.avif'
import tires1600 from '#src/design-system/pictures/h_tires-1600.avif'
import tires2400 from '#src/design-system/pictures/h_tires-2400.avif'
import tiresWebp from '#src/design-system/pictures/h_tires-1600.webp'
import wheels800 from '#src/design-system/pictures/h_wheels-800.avif'
import wheels1600 from '#src/design-system/pictures/h_wheels-1600.avif'
import wheels2400 from '#src/design-system/pictures/h_wheels-2400.avif'
import wheelsWebp from '#src/design-system/pictures/h_wheels-1600.webp'
import notFound600 from '#src/design-system/pictures/s_404-600.avif'
import notFound1200 from '#src/design-system/pictures/s_404-1200.avif'
import notFoundWebp from '#src/design-system/pictures/s_404-1200.webp'
import about600 from '#src/design-system/pictures/s_about-600.avif'
import about1200 from '#src/design-system/pictures/s_about-1200.avif'
import aboutWebp from '#src/design-system/pictures/s_about-1200.webp'
import bodyKit600 from '#src/design-system/pictures/s_bodykit-600.avif'
import bodyKit1200 from '#src/design-system/pictures/s_bodykit-1200.avif'
import bodyKitWebp from '#src/design-system/pictures/s_bodykit-1200.webp'
import exhaust600 from '#src/design-system/pictures/s_exhaust-600.avif'
import exhaust1200 from '#src/design-system/pictures/s_exhaust-1200.avif'
import exhaustWebp from '#src/design-system/pictures/s_exhaust-1200.webp'
import threeWheels600 from '#src/design-system/pictures/s_wheels-600.avif'
import threeWheels1200 from '#src/design-system/pictures/s_wheels-1200.avif'
import threeWheelsWebp from '#src/design-system/pictures/s_wheels-1200.webp'
import type { PictureSource } from '#src/design-system/components/Picture.tsx'

/** A slide of the carousel, 2:1. */
const hero = (avif800: string, avif1600: string, avif2400: string, webp: string): PictureSource => ({
  avif: [
    { src: avif800, width: 800 },
    { src: avif1600, width: 1600 },
    { src: avif2400, width: 2400 },
  ],
  webp,
  width: 2400,
  height: 1200,
})

/** Any other photograph of the shop, 4:3. */
const scene = (avif600: string, avif1200: string, webp: string): PictureSource => ({
  avif: [
    { src: avif600, width: 600 },
    { src: avif1200, width: 1200 },
  ],
  webp,
  width: 1200,
  height: 900,
})

/** The shop's own photographs. Pictures of parts come from the server. */
export const pictures = {
  heroEngine: hero(engine800, engine1600, engine2400, engineWebp),
  heroTires: hero(tires800, tires1600, tires2400, tiresWebp),
  heroWheels: hero(wheels800, wheels1600, wheels2400, wheelsWebp),
  about: scene(about600, about1200, aboutWebp),
  bodyKit: scene(bodyKit600, bodyKit1200, bodyKitWebp),
  wheels: scene(threeWheels600, threeWheels1200, threeWheelsWebp),
  exhaust: scene(exhaust600, exhaust1200, exhaustWebp),
  notFound: scene(notFound600, notFound1200, notFoundWebp),
}
