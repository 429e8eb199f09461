import { type ContentDetail, ERRORS, type TeamDetail } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { TeamInviteStore } from './TeamInviteStore'

const NONE = { team: null, members: [] } as unknown as TeamDetail
const teamOf = (id: string, size = 2) =>
  ({ team: { id, name: '风火轮', size, max: 4, sessionId: 'relay' }, members: [] }) as unknown as TeamDetail

function storeOf(parts: { own?: () => TeamDetail; invited?: (() => Promise<TeamDetail>) | null } = {}) {
  const moves: unknown[] = []
  const store = new TeamInviteStore({
    fetchDetail: async () =>
      ({
        sessions: [
          { id: 'single', state: 'open' },
          { id: 'relay', state: 'open', teamSize: 4 },
        ],
      }) as unknown as ContentDetail,
    fetchOwn: async () => parts.own?.() ?? NONE,
    fetchInvited: parts.invited === undefined ? null : parts.invited,
    create: async (...args) => moves.push(['create', ...args]),
    join: async (id) => moves.push(['join', id]),
    leave: async (id) => moves.push(['leave', id]),
    requireMember: async () => true,
  })
  return { store, moves }
}

test('a new team is for a category of teams and needs a name of 2 to 12 characters', async () => {
  const { store, moves } = storeOf()
  await store.load()
  expect(store.sessionId).toBe('relay')
  store.write({ name: '风' })
  expect(await store.create()).toBe(false)
  expect(store.nameIsWrong).toBe(true)
  store.write({ name: ' 风火轮 ' })
  expect(await Promise.all([store.create(), store.create()])).toEqual([true, false])
  expect(moves).toEqual([['create', 'relay', '风火轮', '']])
})

test('an invitation shows its team; the own team goes before it', async () => {
  let own = NONE
  const { store, moves } = storeOf({ own: () => own, invited: async () => teamOf('5', 4) })
  await store.load()
  expect([store.shown?.team?.id, store.isMine, store.isFull]).toEqual(['5', false, true])
  own = teamOf('7')
  await store.join()
  expect(moves).toEqual([['join', '5']])
  expect([store.shown?.team?.id, store.isMine]).toEqual(['7', true])
  // The invitation that was opened leads to another team than the one on the screen.
  expect(store.refusedTeam).toBe('风火轮')
  own = teamOf('5')
  await store.load()
  expect(store.refusedTeam).toBe('')
})

test('an expired invitation offers an own team and does not fail the screen', async () => {
  const { store } = storeOf({
    invited: () => Promise.reject(new GatewayError({ kind: 'business', code: ERRORS.CLOSED.code, msg: '邀请已失效' })),
  })
  await store.load()
  expect([store.state.kind, store.expired, store.shown]).toEqual(['ready', true, null])
})
