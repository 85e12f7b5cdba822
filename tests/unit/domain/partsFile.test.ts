import { expect, it, test } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { maxFileBytes, maxPartsPerFile, toPartKeys, type PartsFile } from '#src/domain/partsFile.ts'
import { readPartsFile } from '#src/routes/readPartsFile.ts'

// Tests of reading CSV files of parts that were exported from spreadsheets or written by hand (ADMIN-26).

const headerRow = 'Name,Price per unit,Minimum quantity,Available parts,Describe,Image'
const url = 'https://images.test/nut.jpg'
const nutFields = { name: 'Nut', price: 2.4, minimumQuantity: 100, availableParts: 4800, describe: 'Steel', image: url }

const readCsv = (text: BlobPart, catalogueKeys = new Set<string>()) =>
  readPartsFile(new File([text], 'parts.csv'), catalogueKeys)
const getBodies = (file: PartsFile) => ('parts' in file ? file.parts.map(({ body }) => body) : file.problem)
const getSkippedRows = (file: PartsFile) => ('skipped' in file ? file.skipped : file.problem)

test.each([
  ['commas', `${headerRow}\nNut,2.40,100,"4,800",Steel,${url}`],
  [
    'semicolons, a byte order mark and Windows line ends',
    `\uFEFF${headerRow.replaceAll(',', ';')}\r\nNut;2.4;100;4,800;Steel;${url}\r\n`,
  ],
  ['tabs', `${headerRow.replaceAll(',', '\t')}\nNut\t2.4\t100\t4,800\tSteel\t${url}`],
  [
    'different headings in a different order',
    `Picture,"Description",STOCK,minimum order,Per piece ($),Part,Note\n${url},Steel,4800,100,2.4,Nut,new`,
  ],
  ['blank rows and cells', `${headerRow}\n,,,,,\n Nut ,2.4,100,4800,Steel,${url},,\n\n`],
])('reads a file with %s', async (_, text) => expect(getBodies(await readCsv(text))).toEqual([nutFields]))

it('parses quotes and line breaks in cells, and removes the apostrophe that the CSV export adds (PAGE-26)', async () => {
  const file = await readCsv(
    `${headerRow}\n'345,2.4,100,4800,"First ""line"",\nsecond",${url}\nBolt,1,1,1,Brass,${url}`,
  )
  expect(getBodies(file)).toEqual([
    { ...nutFields, name: '345', describe: 'First "line",\nsecond' },
    expect.objectContaining({ name: 'Bolt' }),
  ])
  expect('parts' in file && file.parts.map(({ row }) => row), 'rows as spreadsheets number them').toEqual([2, 3])
})

test.each([
  ['no content', '', { kind: 'empty' }],
  ['only headings', headerRow, { kind: 'empty' }],
  [
    'missing columns',
    'Name,Price\nNut,2',
    { kind: 'missingColumns', columns: ['minimumQuantity', 'availableParts', 'describe', 'image'] },
  ],
  [
    'a quotation mark that is never closed',
    `${headerRow}\n"Nut,2.4,100,4800,Steel,${url}\nBolt`,
    { kind: 'quotes', row: 2 },
  ],
  ['a different encoding', new Uint8Array([0x4e, 0xfc, 0x74]), { kind: 'notCsv' }],
  ['more than the maximum number of bytes', new Uint8Array(maxFileBytes + 1), { kind: 'tooBig' }],
])('rejects a file with %s', async (_, text, problem) => expect(await readCsv(text)).toEqual({ problem }))

it('reads up to 2,000 parts, and rejects a file with more', async () => {
  const createRows = (count: number) => Array.from({ length: count }, (_, index) => `Nut ${index},2,1,9,Steel,${url}`)
  expect(getBodies(await readCsv([headerRow, ...createRows(maxPartsPerFile)].join('\n')))).toHaveLength(maxPartsPerFile)
  const problem = { kind: 'tooManyParts', count: maxPartsPerFile + 1, max: maxPartsPerFile }
  expect(await readCsv([headerRow, ...createRows(maxPartsPerFile + 1)].join('\n'))).toEqual({ problem })
})

it('skips rows that can’t be added, and lists every reason', async () => {
  const rows = ['Nut,"2,4",1.5,-1,,nut.jpg', `Nut,1,200,100,4800,Steel,${url}`, `,0,1,1,Steel,`]
  const createFieldProblem = (column: string, text: string, problem: string) => ({
    kind: 'field',
    column,
    text,
    problem,
  })
  expect(getSkippedRows(await readCsv([headerRow, ...rows].join('\n')))).toEqual([
    {
      row: 2,
      name: 'Nut',
      problems: [
        createFieldProblem('price', '2,4', 'notANumber'),
        createFieldProblem('minimumQuantity', '1.5', 'notAWholeNumber'),
        createFieldProblem('availableParts', '-1', 'notPositive'),
        createFieldProblem('describe', '', 'partDescribeRequired'),
        createFieldProblem('image', 'nut.jpg', 'notAUrl'),
      ],
    },
    // An unquoted comma shifts all later cells into wrong columns.
    { row: 3, name: 'Nut', problems: [{ kind: 'extraCells' }] },
    {
      row: 4,
      name: '',
      problems: [
        createFieldProblem('name', '', 'partNameRequired'),
        createFieldProblem('price', '0', 'notPositive'),
        createFieldProblem('image', '', 'partImageRequired'),
      ],
    },
  ])
})

it('skips parts already in the catalogue, whatever their stock, and repeated rows', async () => {
  const row = `Nut,2.4,100,4800,Steel,${url}`
  const knownPart = toPart(makePart({ ...nutFields, price: '2.40', availableParts: 7, image: 'https://host.test/1' }))
  expect(getSkippedRows(await readCsv(`${headerRow}\n${row}`, toPartKeys([knownPart])))).toEqual([
    { row: 2, name: 'Nut', problems: [{ kind: 'inCatalogue' }] },
  ])
  // The catalogue raises a minimum of 0 to 1, so a row with a minimum of 0 is still recognized as the same part.
  const partWithoutMinimum = toPart(makePart({ ...nutFields, minimumQuantity: 0 }))
  const rowWithoutMinimum = row.replace('100', '0')
  expect(getBodies(await readCsv(`${headerRow}\n${rowWithoutMinimum}`, toPartKeys([partWithoutMinimum])))).toEqual([])
  const repeatedRowsFile = await readCsv(`${headerRow}\n${row}\n${row}\n${row.replace('2.4', '2.5')}`)
  expect(getSkippedRows(repeatedRowsFile)).toEqual([{ row: 3, name: 'Nut', problems: [{ kind: 'repeated', row: 2 }] }])
  expect(getBodies(repeatedRowsFile)).toHaveLength(2)
})
