import type { Expert, Page, Question } from '@quanzi/contract'
import { type AskScope, AskStore, answerFault, questionFault } from './AskStore'

const expert = (expertId: string): Expert => ({
  ...{ expertId, name: expertId, headImg: '', title: '', intro: '', fee: 2900, answered: 0 },
})
const question = (id: string): Question => ({
  ...{ id, content: '问', answer: '', isPublic: true, state: 'waiting', createdAt: 0, dueAt: 1, orderId: '' },
  expert: { expertId: 'e1', name: '', headImg: '' },
})

/** The device of one member. */
function device() {
  let isPrivate: true | null = null
  return {
    read: () => isPrivate,
    write: (next: true | null) => {
      isPrivate = next
    },
  }
}

function start({ me = '', wanted = '', experts = ['e1', 'e2'], keptPrivate = device() } = {}) {
  const asked: [AskScope, string][] = []
  const answers: string[] = []
  let waiting = [question('q1'), question('q2')]
  const mine: Question[] = []
  const store = new AskStore({
    expertId: wanted,
    fetchExperts: async () => experts.map(expert),
    fetchPage: async (scope, expertId): Promise<Page<Question>> => {
      asked.push([scope, expertId])
      const list = scope === 'queue' ? waiting : scope === 'mine' ? mine : []
      return { list, total: list.length, hasMore: false }
    },
    answer: async (id, content) => {
      answers.push(content)
      waiting = waiting.filter((one) => one.id !== id)
      return question(id)
    },
    me: () => me,
    emptyState: () => ({ kind: 'empty' }),
    keptPrivate,
  })
  return { store, asked, answers, mine }
}

test('a reader sees the public questions of the chosen expert, and their own questions to all experts', async () => {
  const { store, asked } = start({ me: 'm', wanted: 'e2' })
  await store.load()
  expect([store.expert?.expertId, store.scopes]).toEqual(['e2', ['public', 'mine']])
  store.turn('mine')
  store.turn('public')
  store.choose('e1')
  expect(asked).toEqual([
    ['public', 'e2'],
    ['mine', ''],
    ['public', 'e2'],
    ['public', 'e1'],
  ])
})

test('without experts no questions are asked for', async () => {
  const { store, asked } = start({ experts: [] })
  await store.load()
  expect([store.state.kind, asked]).toEqual(['ready', []])
})

test('an expert first sees the queue, and an answered question leaves it', async () => {
  const { store, answers } = start({ me: 'e1' })
  await store.load()
  expect([store.scope, store.list.rows.map(({ id }) => id), store.isSelf]).toEqual(['queue', ['q1', 'q2'], true])
  store.beginAnswer(store.list.rows[0] ?? null)
  expect(await store.sendAnswer('太短')).toBe(false)
  const long = '先看天气，再看自己的体力。'
  expect(await Promise.all([store.sendAnswer(long), store.sendAnswer(long)])).toEqual([true, false])
  expect([answers, store.list.rows.map(({ id }) => id), store.answering]).toEqual([[long], ['q2'], null])
})

test('the limits of question and answer', () => {
  expect([questionFault('问'.repeat(9)), questionFault(' 问'.repeat(10)), questionFault('问'.repeat(501))]).toEqual([
    'short',
    null,
    'long',
  ])
  expect([answerFault('答'.repeat(9)), answerFault('答'.repeat(2000)), answerFault('答'.repeat(2001))]).toEqual([
    'short',
    null,
    'long',
  ])
})

test('words are only done with when they were asked and paid, and nobody has given the fee back', async () => {
  const { store, mine } = start({ me: 'm' })
  await store.load()
  expect(await store.isAsked('山上冷吗')).toBe(false)
  mine.push({ ...question('q9'), content: '山上冷吗', state: 'refunded' })
  expect(await store.isAsked('山上冷吗')).toBe(false)
  mine.push({ ...question('q10'), content: '山上冷吗' })
  expect([await store.isAsked(' 山上冷吗 '), await store.isAsked('山下冷吗')]).toEqual([true, false])
})

test('a question that was meant to be private is private after a reload too, until it was asked', () => {
  const keptPrivate = device()
  const again = () => {
    const { store } = start({ keptPrivate })
    store.begin()
    return store
  }
  expect(again().isPublic).toBe(true)
  again().setPublic(false)
  expect(again().isPublic).toBe(false)
  again().asked()
  expect(again().isPublic).toBe(true)
})
