import { addPart } from '#src/copy/adminPages.ts'
import { isolate } from '#src/lib/bidi.ts'
import { formatCount, formatCountOf, formatPrice } from '#src/lib/formatNumber.ts'

/** The column headings of the CSV template. They are the labels of the form. */
const { name, price, minimumQuantity, availableParts, describe, image } = addPart
const columnLabels = { name, price, minimumQuantity, availableParts, describe, image }

const fileProblems = {
  notCsv: () => 'This isn’t a UTF-8 CSV file. In your spreadsheet, save it as CSV UTF-8.',
  tooBig: () => 'This file is larger than 10 MB. Please split it.',
  empty: () => 'There are no parts in this file.',
  noCatalogue: () =>
    'We couldn’t load the catalogue, so we can’t check which parts it already has. Please choose the file again.',
  quotes: ({ row }: { row: number }) => `A quotation mark in row ${formatCount(row)} is not closed.`,
  missingColumns: ({ columns: missing }: { columns: readonly (keyof typeof columnLabels)[] }) =>
    `Missing columns: ${missing.map((column) => columnLabels[column]).join(', ')}. Add them to the first row.`,
  tooManyParts: ({ count, max }: { count: number; max: number }) =>
    `This file has ${formatCountOf('part', count)}. Please split it into files of up to ${formatCount(max)}.`,
}

/** The dialog on Add New Product that adds parts from a CSV file (ADMIN-26). */
export const partsFile = {
  open: 'Add from a CSV file',
  title: 'Add parts from a CSV file',
  text: `Use one row per part, with these columns: ${Object.values(columnLabels).join(', ')}. Enter prices as plain numbers, such as 12.50, and an https URL for each image.`,
  field: 'CSV file',
  choose: 'Choose a CSV file',
  change: 'Choose another file',
  drop: 'or drop it here',
  reading: 'Checking the file…',
  template: 'Download a template',
  example: {
    name: 'Wheel hub 5×114.3',
    price: 84,
    minimumQuantity: 4,
    availableParts: 120,
    describe: 'Forged steel, with bearing and studs.',
    image: 'https://example.com/wheel-hub.jpg',
  },
  columns: columnLabels,
  close: 'Close',

  add: (count: number) => `Add ${formatCountOf('part', count)}`,
  checkSummary: (ready: number, skipped: number) =>
    skipped === 0
      ? `${formatCountOf('part', ready)} ready to add.`
      : `${formatCountOf('part', ready)} ready to add, ${formatCount(skipped)} skipped.`,
  listLabel: 'Parts in the file',
  row: (row: number, name: string) => (name ? `Row ${formatCount(row)}: ${isolate(name)}` : `Row ${formatCount(row)}`),
  ready: (price: number, minimum: number, available: number) =>
    `${formatPrice(price)}, minimum ${formatCount(minimum)}, ${formatCount(available)} available`,
  problems: fileProblems,
  rows: {
    fieldError: (column: string, text: string, message: string) =>
      text ? `${column} “${isolate(text)}”: ${message}` : message,
    notAUrl: 'Please enter an https URL',
    extraCells: 'Too many cells. Put quotes around anything that contains a comma.',
    inCatalogue: 'Already in the catalogue',
    repeated: (row: number) => `Same as row ${formatCount(row)}`,
  },

  running: 'Adding one by one…',
  ended: (added: number, total: number) => `${formatCount(added)} of ${formatCount(total)} added`,
  results: {
    waiting: 'Waiting',
    sending: 'Adding…',
    done: 'Added',
    refused: 'Couldn’t be added',
    unknown: 'May have been added. Check the catalogue.',
    notSent: 'Not started',
    gone: 'Not added',
  },
  endReasons: {
    done: 'All done.',
    stopped: 'Stopped.',
    offline: 'The shop stopped responding. The remaining parts were not added.',
    access: 'You no longer have access. The remaining parts were not added.',
    interrupted: 'Interrupted because you left or reloaded the page.',
  },
  /** The button that adds the remaining parts. The count excludes parts that may have been added. */
  addRemaining: (count: number) => `Add the remaining ${formatCount(count)}`,
  hint: 'Parts already added won’t be added again.',
} as const
