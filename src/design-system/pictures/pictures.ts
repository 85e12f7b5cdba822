import engine800 from '#src/design-system/pictures/h_engine-800.avif'
import engine1200 from '#src/design-system/pictures/h_engine-1200.avif'
import engine1600 from '#src/design-system/pictures/h_engine-1600.avif'
import engine2400 from '#src/design-system/pictures/h_engine-2400.avif'
import engineWebp from '#src/design-system/pictures/h_engine-1600.webp'
import tires800 from '#src/design-system/pictures/h_tires-800.avif'
import tires1200 from '#src/design-system/pictures/h_tires-1200.avif'
import tires1600 from '#src/design-system/pictures/h_tires-1600.avif'
import tires2400 from '#src/design-system/pictures/h_tires-2400.avif'
import tiresWebp from '#src/design-system/pictures/h_tires-1600.webp'
import wheels800 from '#src/design-system/pictures/h_wheels-800.avif'
import wheels1200 from '#src/design-system/pictures/h_wheels-1200.avif'
import wheels1600 from '#src/design-system/pictures/h_wheels-1600.avif'
import wheels2400 from '#src/design-system/pictures/h_wheels-2400.avif'
import wheelsWebp from '#src/design-system/pictures/h_wheels-1600.webp'
import notFound600 from '#src/design-system/pictures/s_404-600.avif'
import notFound800 from '#src/design-system/pictures/s_404-800.avif'
import notFound1200 from '#src/design-system/pictures/s_404-1200.avif'
import notFoundWebp from '#src/design-system/pictures/s_404-1200.webp'
import about600 from '#src/design-system/pictures/s_about-600.avif'
import about800 from '#src/design-system/pictures/s_about-800.avif'
import about1200 from '#src/design-system/pictures/s_about-1200.avif'
import aboutWebp from '#src/design-system/pictures/s_about-1200.webp'
import bodyKit600 from '#src/design-system/pictures/s_bodykit-600.avif'
import bodyKit800 from '#src/design-system/pictures/s_bodykit-800.avif'
import bodyKit1200 from '#src/design-system/pictures/s_bodykit-1200.avif'
import bodyKitWebp from '#src/design-system/pictures/s_bodykit-1200.webp'
import exhaust600 from '#src/design-system/pictures/s_exhaust-600.avif'
import exhaust800 from '#src/design-system/pictures/s_exhaust-800.avif'
import exhaust1200 from '#src/design-system/pictures/s_exhaust-1200.avif'
import exhaustWebp from '#src/design-system/pictures/s_exhaust-1200.webp'
import threeWheels600 from '#src/design-system/pictures/s_wheels-600.avif'
import threeWheels800 from '#src/design-system/pictures/s_wheels-800.avif'
import threeWheels1200 from '#src/design-system/pictures/s_wheels-1200.avif'
import threeWheelsWebp from '#src/design-system/pictures/s_wheels-1200.webp'
import type { PictureSource } from '#src/design-system/components/Picture.tsx'

/** The AVIF files of a picture by width. */
type AvifFiles = Readonly<Record<number, string>>

const createPictureSource = (webp: string, avif: AvifFiles, width: number, height: number): PictureSource => ({
  avif: Object.entries(avif).map(([fileWidth, src]) => ({ src, width: Number(fileWidth) })),
  webp,
  width,
  height,
})

/** Describes a picture for a slide of the carousel, with a ratio of 2:1. */
const createHeroPicture = (webp: string, avif: AvifFiles) => createPictureSource(webp, avif, 2400, 1200)

/** Describes any other photograph, with a ratio of 4:3. */
const createScenePicture = (webp: string, avif: AvifFiles) => createPictureSource(webp, avif, 1200, 900)

/** The photographs in the app's bundle. The server provides the pictures of parts. */
export const pictures = {
  heroEngine: createHeroPicture(engineWebp, { 800: engine800, 1200: engine1200, 1600: engine1600, 2400: engine2400 }),
  heroTires: createHeroPicture(tiresWebp, { 800: tires800, 1200: tires1200, 1600: tires1600, 2400: tires2400 }),
  heroWheels: createHeroPicture(wheelsWebp, { 800: wheels800, 1200: wheels1200, 1600: wheels1600, 2400: wheels2400 }),
  about: createScenePicture(aboutWebp, { 600: about600, 800: about800, 1200: about1200 }),
  bodyKit: createScenePicture(bodyKitWebp, { 600: bodyKit600, 800: bodyKit800, 1200: bodyKit1200 }),
  wheels: createScenePicture(threeWheelsWebp, { 600: threeWheels600, 800: threeWheels800, 1200: threeWheels1200 }),
  exhaust: createScenePicture(exhaustWebp, { 600: exhaust600, 800: exhaust800, 1200: exhaust1200 }),
  notFound: createScenePicture(notFoundWebp, { 600: notFound600, 800: notFound800, 1200: notFound1200 }),
}
