import type { Paper, PaperAnswers } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { PaperStore } from './PaperStore'

const paper = (more: Partial<Paper> = {}): Paper => ({
  ...{ paperId: 'p', kind: 'quiz', title: '测验', intro: '', timed: 0, passMark: 60, from: null, to: null },
  ...{ retake: true, retryAt: null, attempt: null, now: 1000 },
  items: [
    { id: 'a', type: 'single', text: '甲', options: ['一', '二'], must: true },
    { id: 'b', type: 'multiple', text: '乙', options: ['一', '二'], must: true },
    { id: 'c', type: 'text', text: '丙', options: [], must: false },
  ],
  ...more,
})

function device(of: Paper) {
  const sent: PaperAnswers[] = []
  const kept: { value: unknown } = { value: null }
  const line: { error: unknown } = { error: null }
  const open = () =>
    new PaperStore({
      load: async () => of,
      start: async () => ({ attempt: 1, startedAt: 5000, until: 9000, now: 5000 }),
      send: async (_, answers) => {
        if (line.error) throw line.error
        sent.push(answers)
        return { score: 100, pass: true, coins: 0 }
      },
      read: () => kept.value,
      keep: (value) => {
        kept.value = value
      },
      failed: () => ({ kind: 'error' }),
      now: () => 0,
    })
  return { sent, kept, line, open }
}

test('each answer is kept at once and is there after a restart; what is handed in is kept no longer', async () => {
  const phone = device(paper())
  const first = phone.open()
  await first.load()
  first.answer('a', '1')
  first.toggle('b', '0')
  const second = phone.open()
  await second.load()
  expect(second.answers).toEqual({ a: '1', b: ['0'] })
  second.answer('c', '  ')
  expect(await second.submit()).toMatchObject({ kind: 'done' })
  expect([phone.sent, phone.kept.value]).toEqual([[{ a: '1', b: ['0'] }], null])
})

test('answers to what a changed paper does not ask or offer any more go, on screen and among the kept ones', async () => {
  const of = { ...paper() }
  const phone = device(of)
  const store = phone.open()
  await store.load()
  store.answer('a', '1')
  store.toggle('b', '0')
  store.answer('c', '好')
  of.items = [{ id: 'a', type: 'single', text: '甲', options: ['一'], must: true }, ...of.items.slice(2)]
  await store.load()
  expect(store.answers).toEqual({ c: '好' })
  const again = phone.open()
  await again.load()
  expect(again.answers).toEqual({ c: '好' })
  expect(await again.submit()).toEqual({ kind: 'missing', index: 0 })
})

test('a missing answer is named before anything is sent; a choice taken back is missing again', async () => {
  const phone = device(paper())
  const store = phone.open()
  await store.load()
  store.answer('a', '0')
  store.toggle('b', '1')
  store.toggle('b', '1')
  expect(await store.submit()).toEqual({ kind: 'missing', index: 1 })
  expect([store.answered, phone.sent]).toEqual([1, []])
})

test('without a network the answers wait, and go when it is back; handed in before leads to the result', async () => {
  const phone = device(paper())
  const store = phone.open()
  await store.load()
  store.answer('a', '0')
  store.answer('b', ['0'])
  phone.line.error = new GatewayError({ kind: 'network', code: 0, msg: '' })
  expect(await store.submit()).toEqual({ kind: 'waits' })
  expect(store.waits).toBe(true)
  const again = phone.open()
  await again.load()
  expect([again.waits, again.answers]).toEqual([true, store.answers])
  phone.line.error = null
  expect(await store.submit(true)).toMatchObject({ kind: 'done' })
  expect(store.waits).toBe(false)
  phone.line.error = new GatewayError({ kind: 'business', code: 1000008, msg: '' })
  expect(await store.submit()).toEqual({ kind: 'before' })
})

test("a clock is the server's, starts by itself only when an attempt runs, and its end hands in what is there", async () => {
  const phone = device(paper({ timed: 1 }))
  const store = phone.open()
  await store.load()
  expect([store.isOpen, store.until]).toEqual([false, null])
  await store.start()
  expect([store.isOpen, store.until, store.now()]).toEqual([true, 9000, 5000])
  store.answer('a', '1')
  expect(store.isHandedIn).toBe(false)
  expect(await store.submit(true)).toMatchObject({ kind: 'done' })
  expect([phone.sent, store.isHandedIn]).toEqual([[{ a: '1' }], true])
})

test('a paper that was left goes on at the first question without an answer', async () => {
  const phone = device(
    paper({ timed: 1, attempt: { attempt: 1, startedAt: 0, until: 9000, submitted: false, score: 0, pass: false } }),
  )
  const first = phone.open()
  await first.load()
  expect(first.step).toBe(0)
  first.answer('a', '1')
  first.show(1)
  const second = phone.open()
  await second.load()
  expect([second.step, second.answers]).toEqual([1, { a: '1' }])
  second.answer('b', ['0'])
  second.show(2)
  second.answer('b', [])
  // What is shown again, as when the app comes back, stays where it was.
  await second.load()
  expect(second.step).toBe(2)
  expect(await second.submit()).toEqual({ kind: 'missing', index: 1 })
  expect(second.step).toBe(1)
})

test('answers of another attempt are not taken over', async () => {
  const phone = device(
    paper({ attempt: { attempt: 1, startedAt: 0, until: null, submitted: true, score: 0, pass: false } }),
  )
  phone.kept.value = { paperId: 'p', attempt: 1, answers: { a: '1' } }
  const store = phone.open()
  await store.load()
  expect(store.answers).toEqual({})
})
