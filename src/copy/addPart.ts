import { isolate } from '#src/copy/isolate.ts'
import { titles } from '#src/copy/titles.ts'

const megabyte = 1024 * 1024

/** Add New Product (PAGE-11). The form's error messages are in `validation.ts`. */
export const addPart = {
  formTitle: 'The new part',
  name: 'Name',
  price: 'Price per unit',
  priceHint: 'In dollars',
  minimumQuantity: 'Minimum quantity',
  availableParts: 'Available parts',
  describe: 'Describe', // sic
  image: 'Image',
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 32 MB. Square ones look best.',
  choose: 'Choose a picture',
  change: 'Choose another picture',
  drop: 'or drop it here',
  /** Formats a file size in bytes. */
  size: (bytes: number) =>
    bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`,
  problems: {
    notAPicture: (file: string) => `${isolate(file)} is not a picture of these kinds. Please choose another file.`,
    empty: (file: string) => `${isolate(file)} is empty. Please choose another file.`,
    changed: (file: string) => `${isolate(file)} has been moved or changed since. Please choose it again.`,
    tooBig: (file: string) => `${isolate(file)} is larger than 32 MB. Please choose a smaller picture.`,
  },

  submit: 'Add Product',
  adding: 'Adding the part…',
  uploading: 'Uploading the picture…',
  stop: 'Stop the upload',
  saving: 'Saving the part…',
  done: { title: 'The part is in the catalogue', text: 'Customers see it from now on.', link: 'See all parts' },
  uploadFailed: {
    title: 'The picture could not be uploaded',
    text: 'Nothing was added. Your form is kept, so you can try again.',
  },
  saveFailed: {
    title: 'The part could not be saved',
    text: 'Your form is kept, and the picture is uploaded already: trying again sends the part only.',
  },
  saveUnknown: {
    title: 'We can’t tell whether the part was saved',
    text: `It may have gone through: look at ${titles.parts} first. Your form is kept, and the picture is uploaded already.`,
    link: titles.parts,
  },
  preview: 'As customers see it',
} as const
