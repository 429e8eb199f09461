import type { EntrantQuestion } from './EntrantQuestion'
import { areDrafts, EntrantsStore } from './EntrantsStore'

const idCard: EntrantQuestion = { id: 'q-id', name: '身份证号', type: 'idCard', options: [], must: true }
const diet: EntrantQuestion = { id: 'q-diet', name: '忌口', type: 'text', options: [], must: false }
/** Born 1949-12-31. */
const NUMBER = '11010519491231002X'

function start(questions: readonly EntrantQuestion[] = [idCard, diet]) {
  const store = new EntrantsStore({ today: () => '2026-04-02', max: 3 })
  store.ask(questions)
  return store
}
const keyAt = (store: EntrantsStore, row: number) => store.drafts[row]?.key ?? ''

function fill(store: EntrantsStore, row: number, number: string) {
  const key = keyAt(store, row)
  store.type(key, 'name', ' 林小圈 ')
  store.type(key, 'mobile', '13800138000')
  store.type(key, 'q-id', number)
}

test('the first invalid field is reported with its row', () => {
  const store = start()
  store.setCount(2)
  fill(store, 0, NUMBER)
  expect(store.ready()).toBeNull()
  expect(store.firstProblem).toEqual({ row: 1, field: 'name' })
  expect(store.problems[0]?.size).toBe(0)
})

test('a wrong check digit, and the same number twice, are refused', () => {
  const store = start()
  fill(store, 0, '110105194912310021')
  expect(store.problems[0]?.get('q-id')).toBe('idCard')
  fill(store, 0, NUMBER)
  store.setCount(2)
  fill(store, 1, NUMBER.toLowerCase())
  expect(store.problems.map((problems) => problems.get('q-id'))).toEqual([undefined, 'twice'])
})

test('the age limit counts on the day of the session', () => {
  const store = start()
  fill(store, 0, NUMBER)
  store.limitAge({ from: 18, to: 76, on: '2026-12-30' })
  expect(store.firstProblem).toBeNull()
  store.limitAge({ from: 18, to: 76, on: '2026-12-31' })
  expect(store.problems[0]?.get('q-id')).toBe('age')
})

test('people are sent trimmed, without empty answers or answers to questions no longer asked', () => {
  const store = start()
  fill(store, 0, NUMBER)
  store.type(keyAt(store, 0), 'q-gone', 'x')
  store.type(keyAt(store, 0), 'q-diet', ' ')
  expect(store.ready()).toEqual([{ name: '林小圈', mobile: '13800138000', answers: { 'q-id': NUMBER } }])
})

test('with fewer people empty rows are removed first; more people than allowed are not possible', () => {
  const store = start()
  store.setCount(9)
  expect(store.count).toBe(3)
  store.type(keyAt(store, 2), 'name', '后来的人')
  store.setCount(1)
  expect(store.drafts[0]?.name).toBe('后来的人')
  store.remove(keyAt(store, 0))
  expect(store.count).toBe(1)
})

test('a draft is filled up to the minimum number of people; another shape is ignored', () => {
  const store = start()
  store.suggest('林小圈', '13800138000')
  expect(areDrafts(JSON.parse(JSON.stringify(store.drafts)))).toBe(true)
  expect(areDrafts([{ key: 'a' }])).toBe(false)
  store.restore([])
  expect(store.count).toBe(1)
})

const lin = { id: '1', name: '林小圈', mobile: '13800138000', idCard: NUMBER }
const wang = { id: '2', name: '王小路', mobile: '13912345678', idCard: '' }

test('ticking a saved person fills an empty row or adds one, and another tick removes the person', () => {
  const store = start()
  store.offer([lin, wang])
  store.toggle(lin)
  store.toggle(wang)
  expect(store.drafts.map(({ name, mobile, answers }) => [name, mobile, answers['q-id']])).toEqual([
    ['林小圈', '13800138000', NUMBER],
    ['王小路', '13912345678', undefined],
  ])
  expect([store.rowOf(lin)?.name, store.rowOf(wang)?.name]).toEqual(['林小圈', '王小路'])
  store.toggle(lin)
  expect(store.drafts.map(({ name }) => name)).toEqual(['王小路'])
  store.toggle(wang)
  expect([store.count, store.drafts[0]?.name]).toEqual([1, ''])
})

test('a full form accepts nobody else, and typed rows stay', () => {
  const store = start()
  store.setCount(3)
  for (const row of [0, 1, 2]) store.type(keyAt(store, row), 'name', `某人${row}`)
  store.offer([lin])
  expect(store.hasRoom).toBe(false)
  store.toggle(lin)
  expect(store.drafts.map(({ name }) => name)).toEqual(['某人0', '某人1', '某人2'])
})

test('the member’s own name and number bring the known ID number, in either order', () => {
  for (const steps of [
    ['offer', 'suggest'],
    ['suggest', 'offer'],
  ]) {
    const store = start()
    for (const step of steps) step === 'offer' ? store.offer([lin, wang]) : store.suggest('林小圈', '13800138000')
    expect(store.drafts[0]?.answers['q-id']).toBe(NUMBER)
  }
})

test('a deleted saved person stays in the form', () => {
  const store = start()
  store.offer([lin])
  store.toggle(lin)
  store.forget('1')
  expect([store.saved, store.drafts[0]?.name]).toEqual([[], '林小圈'])
})
