import type { ContentDetail, Entry } from '@quanzi/contract'
import { gameStep, stageIndex, stagesOf } from './gameStep'

const NOW = 1_000_000
const facts = {
  ...{ opensAt: NOW - 10, closeAt: NOW + 10, drawAt: null, confirmBy: null, resultsAt: null, resultsOut: false },
  ...{ kit: { place: '', from: NOW + 20, to: NOW + 30, items: [] }, sections: [] },
}
const detail = (more: object = {}, game: object = {}) =>
  ({ sessions: [{ state: 'open' }], mine: {}, game: { ...facts, ...game }, ...more }) as unknown as ContentDetail
const entry = (state: Entry['state'], more: object = {}) => ({ id: 'e', state, ...more }) as Entry

test.each([
  ['before the opening', detail({}, { opensAt: NOW + 1 }), [], 'soon'],
  ['an unsigned statement', detail({ statement: { version: 2, text: '' }, mine: { signedVersion: 1 } }), [], 'sign'],
  ['signed', detail({ statement: { version: 2, text: '' }, mine: { signedVersion: 2 } }), [], 'enter'],
  ['all categories are full', detail({ sessions: [{ state: 'full' }] }), [], 'full'],
  ['after the close', detail({}, { closeAt: NOW }), [], 'closed'],
  ['an unpaid order', detail(), [entry('pending')], 'pay'],
  ['paid, the draw is to come', detail(), [entry('paid', { drawNo: 3 })], 'drawing'],
  ['won', detail(), [entry('won', { drawNo: 3, place: 1 })], 'confirm'],
  ['lost', detail(), [entry('lost', { drawNo: 3, place: 9, offered: false })], 'lost'],
  ['lost, a place was freed', detail({}, { closeAt: NOW }), [entry('lost', { drawNo: 3, offered: true })], 'offered'],
  ['lost, then entered anew', detail(), [entry('lost', { drawNo: 3 }), entry('paid')], 'entered'],
  ['kit hours', detail({}, { kit: { ...facts.kit, from: NOW } }), [entry('confirmed')], 'kit'],
  ['results are out', detail({}, { resultsOut: true }), [entry('used')], 'result'],
  ['results are out for a visitor', detail({}, { resultsOut: true }), [], 'results'],
] as const)('the one button: %s', (_, given, entries, kind) => {
  expect(gameStep(given, entries, NOW).kind).toBe(kind)
})

test('the stations follow the steps', () => {
  const all = stagesOf(detail({}, { drawAt: NOW, kit: facts.kit }))
  expect(all).toEqual(['enter', 'draw', 'confirm', 'kit', 'race', 'result'])
  expect(stageIndex(all, { kind: 'enter' })).toBe(0)
  expect(stageIndex(all, { kind: 'confirm', entry: entry('won') })).toBe(2)
  expect(stageIndex(all, { kind: 'entered', entry: entry('used') })).toBe(4)
  expect(stageIndex(all, { kind: 'results' })).toBe(5)
})

test('an event without a draw and a kit has no stations for them', () => {
  const stages = stagesOf(detail({}, { drawAt: null, kit: null }))
  expect(stages).toEqual(['enter', 'race', 'result'])
  expect(stageIndex(stages, { kind: 'entered', entry: entry('paid') })).toBe(1)
})

test('who has entered a category without a draw passes none, although another category of the event is drawn', () => {
  const sessions = [{ id: 'half' }, { id: 'ten', draw: true }]
  const event = detail({ sessions }, { drawAt: NOW, kit: facts.kit })
  const runner = entry('paid', { sessionId: 'half' })
  const stages = stagesOf(event, runner)
  expect(stages).toEqual(['enter', 'kit', 'race', 'result'])
  expect(stageIndex(stages, { kind: 'entered', entry: runner })).toBe(1)
  expect(stagesOf(event, entry('confirmed', { sessionId: 'ten' }))).toContain('draw')
})
