import type { TeamDetail, TeamMoved, TeamRow } from '@quanzi/contract'
import { BLANK_TEAM, TeamForm, type TeamWords } from './TeamForm'
import { TeamsStore } from './TeamsStore'

const NOW = Date.parse('2026-05-01T12:00:00+08:00')
const DAY = 86_400_000

const row = (id: string, open = true) => ({ id, name: id, open, size: 2, max: 4 }) as TeamRow
const detail = (id: string | null) =>
  ({
    team: id && { ...row(id), notice: '', mine: 'member' },
    members: [],
    applicants: [],
    value: 0,
  }) as unknown as TeamDetail

function start(parts: Partial<ConstructorParameters<typeof TeamsStore>[0]> = {}) {
  const moves: unknown[] = []
  const store = new TeamsStore({
    fetchPage: async (word) => ({ list: word ? [] : [row('t1'), row('t2', false)], total: 2, hasMore: false }),
    fetchMine: async () => detail(null),
    fetchInvited: async () => detail('t2'),
    move: async (...given): Promise<TeamMoved> => {
      moves.push(given)
      return { size: 3, state: 'member' }
    },
    emptyState: (word) => ({ kind: 'empty', message: word }),
    renew: async () => undefined,
    teamId: 't2',
    code: 'abc',
    isMember: () => true,
    requireMember: async () => true,
    now: () => NOW,
    ...parts,
  })
  return { store, moves }
}

test('a member joins an open team, applies to a closed one, and joins at once with an invitation', async () => {
  const { store, moves } = start()
  await store.load()
  await store.enter(row('t1'))
  await store.enter(row('t2', false))
  await store.openInvitation()
  await store.enter(row('t2', false))
  expect(moves).toEqual([
    ['t1', 'join', {}],
    ['t2', 'apply', {}],
    ['t2', 'join', { code: 'abc' }],
  ])
  expect(store.invited).toBeNull()
})

test('two taps send one move; after a refusal the user can try again', async () => {
  let refuse = true
  const move = jest.fn(() =>
    refuse ? Promise.reject({ msg: '队伍已满' }) : Promise.resolve<TeamMoved>({ size: 3, state: 'member' }),
  )
  const { store } = start({ move })
  await store.load()
  await expect(store.enter(row('t1'))).rejects.toEqual({ msg: '队伍已满' })
  expect(store.moving).toBe('')
  refuse = false
  const [first, second] = await Promise.all([store.enter(row('t1')), store.enter(row('t1'))])
  expect([first?.size, second]).toEqual([3, null])
})

test('a member of a team is not invited to another', async () => {
  const { store } = start({ fetchMine: async () => detail('t1') })
  await store.load()
  await store.openInvitation()
  expect([store.own?.id, store.invited]).toEqual(['t1', null])
})

test('the list loads even when the viewer’s own team fails to load; an empty search shows its word', async () => {
  const { store } = start({ fetchMine: () => Promise.reject(new Error('offline')) })
  await store.load()
  expect([store.list.rows.length, store.own]).toEqual([2, null])
  store.search.write('日出')
  store.search.submit()
  await Promise.resolve()
  await Promise.resolve()
  expect(store.list.state).toEqual({ kind: 'empty', message: '日出' })
})

test('a team’s name has 2 to 12 characters; the form stays filled until it is saved', async () => {
  const saved: unknown[] = []
  let refuse = true
  let kept: TeamWords | null = null
  const parts = {
    save: async (words: TeamWords, id: string | null) => {
      if (refuse) throw { msg: '这个队名已被使用' }
      saved.push([words.name, id])
    },
    draft: {
      read: () => kept,
      write: (words: TeamWords | null) => {
        kept = words
      },
    },
  }
  let form = new TeamForm(parts)
  form.found()
  form.write({ name: ' 一 ' })
  expect([await form.save(), form.wrongName]).toEqual([false, true])
  form.write({ name: ' 日出小队 ' })
  await expect(form.save()).rejects.toEqual({ msg: '这个队名已被使用' })
  form.change('5', { ...BLANK_TEAM, name: '新名字' })
  form.write({ slogan: '走' })
  // The app was closed meanwhile.
  form = new TeamForm(parts)
  form.found()
  expect([form.words.name, form.busy]).toEqual([' 日出小队 ', false])
  refuse = false
  expect(await Promise.all([form.save(), form.save()])).toEqual([true, false])
  expect(kept).toBeNull()
  form.change('5', { name: '新名字', slogan: '', notice: '', max: 5, open: false })
  expect(await form.save()).toBe(true)
  expect(saved).toEqual([
    ['日出小队', null],
    ['新名字', '5'],
  ])
})

test('a visitor goes to log in instead of joining, and has no team of their own', async () => {
  const fetchMine = jest.fn(async () => detail('t1'))
  const { store, moves } = start({ isMember: () => false, requireMember: async () => false, fetchMine })
  await store.load()
  expect(await store.enter(row('t1'))).toBeNull()
  expect([moves, store.own]).toEqual([[], null])
  expect(fetchMine).not.toHaveBeenCalled()
})

test('an address without a team shows no invitation', async () => {
  const fetchInvited = jest.fn(async () => detail('t2'))
  const { store } = start({ teamId: '', code: '', fetchInvited })
  await store.load()
  await store.openInvitation()
  expect(fetchInvited).not.toHaveBeenCalled()
})

test('after a refused move the teams are loaded again, because the team may be full', async () => {
  const fetchPage = jest.fn(async () => ({ list: [row('t1')], total: 1, hasMore: false }))
  const { store } = start({ fetchPage, move: () => Promise.reject({ msg: '队伍已满' }) })
  await store.load()
  await expect(store.move('t1', 'join')).rejects.toEqual({ msg: '队伍已满' })
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a captain’s invitation is renewed on its last day; a member’s is not', async () => {
  const renewed: string[] = []
  const read = async (mine: string, codeUntil: number) => {
    const team = { ...row('t1'), size: 1, mine }
    const { store } = start({
      fetchMine: async () => ({ ...detail('t1'), team, codeUntil }) as unknown as TeamDetail,
      renew: async (id) => void renewed.push(`${mine} ${id}`),
    })
    await store.load()
    return [store.leads, store.isLast]
  }
  expect(await read('captain', NOW + 2 * DAY)).toEqual([true, true])
  expect(renewed).toEqual([])
  expect(await read('member', NOW)).toEqual([false, false])
  expect(renewed).toEqual([])
  await read('captain', NOW + DAY - 1)
  expect(renewed).toEqual(['captain t1'])
})
