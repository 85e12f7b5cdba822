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

/** The shop's own photographs; pictures of parts are the server's data. */
export const pictures = {
  heroEngine: {
    avif: [
      { src: engine800, width: 800 },
      { src: engine1600, width: 1600 },
      { src: engine2400, width: 2400 },
    ],
    webp: engineWebp,
    width: 2400,
    height: 1200,
  },
  heroTires: {
    avif: [
      { src: tires800, width: 800 },
      { src: tires1600, width: 1600 },
      { src: tires2400, width: 2400 },
    ],
    webp: tiresWebp,
    width: 2400,
    height: 1200,
  },
  heroWheels: {
    avif: [
      { src: wheels800, width: 800 },
      { src: wheels1600, width: 1600 },
      { src: wheels2400, width: 2400 },
    ],
    webp: wheelsWebp,
    width: 2400,
    height: 1200,
  },
  about: {
    avif: [
      { src: about600, width: 600 },
      { src: about1200, width: 1200 },
    ],
    webp: aboutWebp,
    width: 1200,
    height: 900,
  },
  bodyKit: {
    avif: [
      { src: bodyKit600, width: 600 },
      { src: bodyKit1200, width: 1200 },
    ],
    webp: bodyKitWebp,
    width: 1200,
    height: 900,
  },
  wheels: {
    avif: [
      { src: threeWheels600, width: 600 },
      { src: threeWheels1200, width: 1200 },
    ],
    webp: threeWheelsWebp,
    width: 1200,
    height: 900,
  },
  exhaust: {
    avif: [
      { src: exhaust600, width: 600 },
      { src: exhaust1200, width: 1200 },
    ],
    webp: exhaustWebp,
    width: 1200,
    height: 900,
  },
  notFound: {
    avif: [
      { src: notFound600, width: 600 },
      { src: notFound1200, width: 1200 },
    ],
    webp: notFoundWebp,
    width: 1200,
    height: 900,
  },
} satisfies Record<string, PictureSource>
