import type { ContentDetail, TeamDetail } from '@quanzi/contract'
import { ERRORS } from '@quanzi/contract'
import type { EnrollDraft } from '@/domain/entrant/EnrollDraft'
import { GatewayError } from '@/gateway/GatewayError'
import { GameEnrollStore } from './GameEnrollStore'

const session = (id: string, more: object = {}) => ({
  ...{ id, name: id, price: 0, startsAt: Date.parse('2026-12-01T00:00:00Z'), endsAt: 1, stock: 9, sold: 0 },
  ...{ minGroup: 0, ageFrom: null, ageTo: null, state: 'open' },
  ...more,
})

interface Given {
  readonly sessions?: object[]
  readonly signed?: number
  readonly team?: object
  readonly draft?: EnrollDraft
  readonly wantedSession?: string
  readonly calculate?: () => Promise<never>
}

function storeOf(more: Given = {}) {
  const handed: unknown[] = []
  const kept: { draft: EnrollDraft | null } = { draft: more.draft ?? null }
  const store = new GameEnrollStore({
    wantedSession: more.wantedSession,
    fetchDetail: async () =>
      ({
        title: '湖畔半马',
        sessions: more.sessions ?? [session('single')],
        tickets: [{ id: 't1', name: '名额', price: 100, note: '' }],
        questions: [],
        statement: { version: 2, text: '' },
        mine: { signedVersion: more.signed ?? 2 },
      }) as unknown as ContentDetail,
    fetchTeam: async () => ({ team: more.team ?? null }) as unknown as TeamDetail,
    calculate: async () => (more.calculate ? await more.calculate() : ({} as never)),
    requireMember: async () => true,
    handOver: (choice, groupId) => handed.push([choice.session.id, groupId, choice.entrants.length]),
    joinWaitlist: async () => ({ pos: 1, state: 'waiting' }),
    draft: {
      read: () => kept.draft,
      write: (draft) => {
        kept.draft = draft
      },
    },
    now: () => Date.parse('2026-11-22T00:00:00Z'),
  })
  return { store, handed, kept }
}

function fill(store: GameEnrollStore): void {
  const [draft] = store.entrants.drafts
  store.entrants.type(draft?.key ?? '', 'name', '林小满')
  store.entrants.type(draft?.key ?? '', 'mobile', '13912345678')
}

test('a form goes to checkout with its people; two taps hand it over once', async () => {
  const { store, handed, kept } = storeOf()
  await store.load()
  expect(await store.submit()).toMatchObject({ kind: 'entrant', row: 0 })
  fill(store)
  expect(await Promise.all([store.submit(), store.submit()])).toEqual([{ kind: 'handedOver' }, null])
  expect(handed).toEqual([['single', '', 1]])
  expect(kept.draft?.entrants[0]?.name).toBe('林小满')
})

test('an unsigned statement comes before the order, and the form is not lost', async () => {
  const { store, handed } = storeOf({ signed: 1 })
  await store.load()
  fill(store)
  expect(await store.submit()).toEqual({ kind: 'unsigned' })
  expect(handed).toEqual([])
})

test('a category of teams needs an own team of this category', async () => {
  const relay = session('relay', { teamSize: 4 })
  const without = storeOf({ sessions: [relay], team: { id: '7', sessionId: 'other' } })
  await without.store.load()
  fill(without.store)
  expect(await without.store.submit()).toEqual({ kind: 'team' })
  const withTeam = storeOf({ sessions: [relay], team: { id: '7', sessionId: 'relay' } })
  await withTeam.store.load()
  fill(withTeam.store)
  await withTeam.store.submit()
  expect(withTeam.handed).toEqual([['relay', '7', 1]])
})

test('the category of the address comes before that of the draft', async () => {
  const sessions = [session('a'), session('b'), session('c')]
  const draft = { sessionId: 'b', ticketId: 't1', entrants: [] }
  const [named, kept] = [storeOf({ sessions, draft, wantedSession: 'c' }), storeOf({ sessions, draft })]
  await named.store.load()
  await kept.store.load()
  expect([named.store.sessionId, kept.store.sessionId]).toEqual(['c', 'b'])
})

test('where places are drawn an order is for one person', async () => {
  const { store } = storeOf({ sessions: [session('single'), session('drawn', { draw: true })] })
  await store.load()
  store.entrants.setCount(3)
  store.chooseSession('drawn')
  expect([store.isSingle, store.entrants.count]).toEqual([true, 1])
})

test('a category that has become full offers its waiting list; a full one opens it', async () => {
  const { store } = storeOf({
    sessions: [session('a'), session('b', { state: 'full' })],
    calculate: () => Promise.reject(new GatewayError({ kind: 'business', code: ERRORS.FULL.code, msg: '名额已满' })),
  })
  await store.load()
  fill(store)
  expect(await store.submit()).toEqual({ kind: 'full', sessionId: 'a', msg: '名额已满' })
  store.chooseSession('b')
  expect([store.sessionId, store.waitlist.sessionId]).toEqual(['a', 'b'])
})
