import { RowWindow } from './RowWindow'

const MARGIN = 10
const HEIGHT = 50
const SCREEN = 500

const listOf = (from: number, to: number, mine = false) =>
  Array.from({ length: to - from }, (_, at) => ({ tempID: String(from + at), mine }))

const opened = (count: number, firstUnread: string | null = null) => {
  const rows = new RowWindow(MARGIN)
  rows.take(listOf(0, count), { follows: false, firstUnread })
  return rows
}

/** Does what a screen does after each render. */
function draw(rows: RowWindow, list: readonly { tempID: string }[]): void {
  for (const { tempID } of list.slice(rows.from, rows.to)) rows.measure(tempID, HEIGHT)
}

const grows = (follows: boolean) => ({ follows, firstUnread: null })

test('a conversation of 5,000 messages is scrolled from end to beginning and back with few rows drawn, and nothing moves', () => {
  const list = listOf(0, 5000)
  const rows = opened(5000)
  expect([rows.from, rows.to]).toEqual([4980, 5000])
  draw(rows, list)
  let most = 0
  let ups = 0
  // Where each row is, counted from the end of the list.
  const placeOf = (at: number) => rows.below + (rows.to - at) * HEIGHT
  for (let top = rows.above; rows.from > 0 || top > 0; top -= 120) {
    const probe = rows.from + 1
    const before = placeOf(probe)
    if (top <= 0) {
      expect(rows.extendUp()).toBe(true)
      draw(rows, list)
      ups += 1
      top = HEIGHT * MARGIN
    } else rows.look(top, SCREEN)
    draw(rows, list)
    expect(placeOf(probe)).toBe(before)
    most = Math.max(most, rows.to - rows.from)
  }
  expect(ups).toBeGreaterThan(400)
  expect(most).toBeLessThanOrEqual(5 * MARGIN)
  expect(rows.below + (rows.to - rows.from) * HEIGHT).toBe(5000 * HEIGHT)
  for (let top = 0; !rows.isAtEnd; top += 400) {
    rows.look(top, SCREEN)
    expect(rows.above + rows.below + (rows.to - rows.from) * HEIGHT).toBe(5000 * HEIGHT)
    most = Math.max(most, rows.to - rows.from)
  }
  expect(most).toBeLessThanOrEqual(5 * MARGIN)
})

test('older rows are added above the drawn ones, and the first drawn row is known, so that the list does not move', () => {
  const rows = opened(20)
  draw(rows, listOf(0, 20))
  rows.look(0, SCREEN)
  rows.take(listOf(-20, 20), grows(false))
  expect(rows.pushed).toBe('0')
  expect(rows.from).toBe(10)
  expect(listOf(-20, 20)[rows.from + MARGIN]?.tempID).toBe('0')
})

test('a new row at the end is drawn without dropping one at the top each time', () => {
  const rows = opened(100)
  const froms = new Set<number>()
  for (let count = 101; count <= 140; count += 1) {
    rows.take(listOf(0, count), grows(true))
    froms.add(rows.from)
    expect(rows.isAtEnd).toBe(true)
    expect(rows.to - rows.from).toBeLessThanOrEqual(4 * MARGIN)
  }
  expect(froms.size).toBeLessThanOrEqual(4)
})

test('while the user reads older rows, new rows of others are counted until they have been in view', () => {
  const list = listOf(0, 60)
  const rows = opened(60)
  draw(rows, list)
  rows.look(0, SCREEN)
  const more = [...list, ...listOf(60, 63), { tempID: 'own', mine: true }]
  rows.take(more, grows(false))
  expect(rows.unseen).toBe(3)
  draw(rows, more)
  expect(rows.look(rows.above + (61 - rows.from) * HEIGHT - SCREEN, SCREEN)).toBe(true)
  expect(rows.unseen).toBe(2)
  rows.showEnd()
  expect([rows.unseen, rows.isAtEnd]).toEqual([0, true])
})

test('a list with unread rows opens at the first one and counts the others; elsewhere it offers a button to it', () => {
  const list = listOf(0, 300)
  const rows = opened(300, '100')
  expect([rows.from, rows.to]).toEqual([90, 120])
  expect([rows.unseen, rows.isMarkAbove]).toEqual([199, false])
  rows.take([...list, { tempID: 'own', mine: true }], grows(true))
  expect([rows.isAtEnd, rows.isMarkAbove]).toEqual([true, true])
  rows.showRow('100')
  expect(rows.isMarkAbove).toBe(false)
  rows.showRow('250')
  expect(rows.isMarkAbove).toBe(false)
})

test('without measured heights, as before the platform answers, rows are added at the edges and none is dropped', () => {
  const rows = opened(200)
  expect(rows.extendUp()).toBe(true)
  expect([rows.from, rows.to, rows.above]).toEqual([170, 200, 0])
  rows.showRow('20')
  expect([rows.from, rows.to, rows.below]).toEqual([10, 40, 0])
  expect(rows.extendDown()).toBe(true)
  expect(rows.to).toBe(50)
})

test('a deleted row, also the first drawn one, leaves the others drawn', () => {
  const list = listOf(0, 60)
  const rows = opened(60)
  rows.take(
    list.filter((_, at) => at !== rows.from),
    grows(false),
  )
  expect([rows.to, rows.isAtEnd]).toEqual([59, true])
  rows.take([], grows(false))
  expect([rows.from, rows.to]).toEqual([0, 0])
})
