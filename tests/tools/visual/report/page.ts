import { el, find, redraw, toggleButton } from '#tests/tools/visual/report/dom.ts'
import {
  approvals,
  data,
  differenceOf,
  groupsOf,
  items,
  stateOf,
  toggleApproval,
  type Group,
  type Item,
} from '#tests/tools/visual/report/items.ts'
import { drawPictures, looks, type Look } from '#tests/tools/visual/report/pictures.ts'

const states = ['changed', 'new', 'gone', 'failed', 'approved']
const grouping = find('#grouping', HTMLSelectElement)
const viewer = find('#viewer', HTMLElement)

/** The rows of the list, in its order. */
let rows = new Map<Item, HTMLButtonElement>()
let current: Item | undefined
let look: Look = 'detail'
/** The only state that is listed. */
let shownState: string | null = null

function drawCounts(): void {
  const tiles = states.map((state) => {
    const count = items.filter((item) => stateOf(item) === state).length
    const tile = toggleButton(state, shownState === state, () => filter(state))
    tile.prepend(el('b', {}, `${count}`))
    tile.disabled = count === 0 && shownState !== state
    tile.dataset.state = state
    return tile
  })
  redraw(find('#counts', HTMLElement), ...tiles, el('p', {}, el('b', {}, `${data.same}`), 'the same'))
}

const chip = (state: string): HTMLElement => {
  const element = el('span', { className: 'chip' }, state)
  element.dataset.state = state
  return element
}

function drawRow(item: Item): HTMLElement {
  const label = grouping.value === 'title' ? item.name : `${item.title.split('/').at(-1)} · ${item.name}`
  const detail = el('span', { className: 'quiet' }, item.mode)
  const button = el('button', { onclick: () => show(item) }, el('span', {}, label), detail, chip(stateOf(item)))
  button.ariaCurrent = String(item === current)
  rows.set(item, button)
  return el('li', {}, button)
}

function drawGroup({ name, members }: Group): HTMLElement {
  const path = name.split('/')
  const label = el('span', {}, el('span', { className: 'quiet' }, path.slice(0, -1).join(' / ')), path.at(-1) ?? '')
  const heading = el('h2', {}, label, el('b', {}, `${members.length}`))
  if (members.some(({ kind }) => kind !== 'failed')) {
    const button = el('button', { onclick: () => approve(members) }, 'Approve')
    button.ariaLabel = `Approve ${name}`
    heading.append(button)
  }
  return el('section', {}, heading, el('ol', {}, ...members.map(drawRow)))
}

function drawList(): void {
  rows = new Map()
  const listed = items.filter((item) => shownState === null || stateOf(item) === shownState)
  const groups = groupsOf(listed, grouping.value === 'title' ? 'title' : 'difference')
  find('#list', HTMLElement).replaceChildren(...groups.map(drawGroup))
}

function drawHeading(item: Item): HTMLElement {
  const position = [...rows.keys()].indexOf(item)
  const step = (label: string, distance: number) =>
    el('button', { onclick: () => move(distance), ariaLabel: distance < 0 ? 'Previous' : 'Next' }, label)
  return el(
    'div',
    { className: 'heading' },
    el('p', { className: 'quiet' }, item.title.replaceAll('/', ' / ')),
    el('h2', {}, item.name),
    el('p', {}, chip(stateOf(item)), ` ${item.mode} · ${differenceOf(item)}`),
    el('div', { className: 'steps' }, step('↑', -1), `${position + 1} of ${rows.size}`, step('↓', 1)),
  )
}

function drawViewer(): void {
  const item = current
  if (!item) return redraw(viewer, el('h2', {}, 'Nothing has changed'), el('p', {}, 'Every picture is the same.'))
  if (item.kind === 'failed') {
    const sentence = `The picture of the build ${item.build} could not be taken:`
    return redraw(viewer, drawHeading(item), el('p', {}, sentence), el('pre', {}, item.failure))
  }
  const isApproved = stateOf(item) === 'approved'
  const approveButton = toggleButton(isApproved ? 'Approved' : 'Approve', isApproved, () => approve([item]))
  const link = (url: string, text: string) => el('a', { href: url + item.path, target: '_blank' }, text)
  const links = [
    item.before === null ? '' : link(data.beforeUrl, 'Story before ↗'),
    item.after === null ? '' : link(data.afterUrl, 'Story after ↗'),
  ]
  const choices =
    item.kind === 'changed' ? looks.map((name) => toggleButton(name, name === look, () => choose(name))) : []
  redraw(
    viewer,
    drawHeading(item),
    el('div', { className: 'toolbar' }, el('div', { className: 'looks' }, ...choices), approveButton, ...links),
    drawPictures(item, look),
  )
}

function draw(): void {
  drawCounts()
  drawList()
  drawViewer()
}

function show(item: Item | undefined): void {
  if (!item) return
  if (current) rows.get(current)?.setAttribute('aria-current', 'false')
  current = item
  const row = rows.get(item)
  row?.setAttribute('aria-current', 'true')
  row?.scrollIntoView({ block: 'nearest' })
  drawViewer()
  viewer.scrollTo(0, 0)
}

function move(distance: number): void {
  const order = [...rows.keys()]
  show(order[current ? order.indexOf(current) + distance : 0])
}

function filter(state: string): void {
  shownState = shownState === state ? null : state
  draw()
}

function approve(wanted: Item[]): void {
  toggleApproval(wanted)
  for (const item of wanted) rows.get(item)?.lastElementChild?.replaceWith(chip(stateOf(item)))
  drawCounts()
  drawViewer()
}

function choose(next: Look): void {
  look = next
  drawViewer()
}

function exportApproved(): void {
  const chosen = approvals()
  const url = URL.createObjectURL(new Blob([JSON.stringify(chosen, null, 2)], { type: 'application/json' }))
  el('a', { href: url, download: 'approved.json' }).click()
  URL.revokeObjectURL(url)
  find('#exported', HTMLElement).replaceChildren(
    `${chosen.length} approved. Now run `,
    el('code', {}, 'npm run test:visual -- --approve path/to/approved.json'),
  )
}

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const isArrow = event.key.startsWith('Arrow')
  if (event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && isArrow)) return
  const chosen = looks[Number(event.key) - 1]
  if (event.key === 'ArrowDown' || event.key === 'j') move(1)
  else if (event.key === 'ArrowUp' || event.key === 'k') move(-1)
  else if (event.key === 'a' && current) approve([current])
  else if (chosen) choose(chosen)
  else return
  event.preventDefault()
})
grouping.onchange = draw
find('#approve-all', HTMLElement).onclick = () => approve([...rows.keys()])
find('#export', HTMLElement).onclick = exportApproved
find('#compared', HTMLElement).textContent = data.compared
const keys = [['↑ ↓', 'previous, next'], ...looks.map((name, index) => [`${index + 1}`, name]), ['A', 'approve']]
find('#keys', HTMLElement).replaceChildren(
  ...keys.map(([key = '', text = '']) => el('span', {}, el('kbd', {}, key), text)),
)
draw()
move(0)
