import type { CfProject, CfProjectAnswer } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import type { callOnce } from '@/gateway/callOnce'
import { ProjectStore } from './ProjectStore'

const answer = (project: Partial<CfProject>): CfProjectAnswer => ({
  project: {
    ...{ id: 'p', campaignId: 'c', campaign: '海岛', state: 'live', wish: '', cover: '', place: null },
    ...{ goal: 100, raised: 0, pending: 0, remaining: 100, supporters: 0, cheers: 2, shares: 0, endAt: 0 },
    ...project,
  },
  owner: { rid: 1, name: '阿木', headImg: '' },
  ...{ mine: false, cheered: false, latest: [], tiers: [] },
})
const opened = async (project: Partial<CfProject>, once: () => Promise<unknown> = async () => ({})) => {
  const store = new ProjectStore({
    ...{ iid: 1000, projectId: 'p', gone: () => ({ kind: 'empty' as const }) },
    ask: (async () => answer(project)) as unknown as Call,
    once: once as unknown as typeof callOnce,
  })
  await store.load()
  return store
}

test.each([
  [{ state: 'live', remaining: 1 }, true],
  [{ state: 'live', remaining: 0 }, false],
  [{ state: 'reached', remaining: 0 }, false],
  [{ state: 'closed', remaining: 50 }, false],
] as const)('%j can be supported: %s', async (project, may) => {
  expect((await opened(project)).isOpen).toBe(may)
})

test('a cheer counts at once and only once, and goes back when it fails', async () => {
  let calls = 0
  const store = await opened({}, async () => {
    calls += 1
  })
  await store.cheer()
  await store.cheer()
  expect([calls, store.answer?.project.cheers, store.answer?.cheered]).toEqual([1, 3, true])
  const failing = await opened({}, () => Promise.reject(new Error('offline')))
  await expect(failing.cheer()).rejects.toThrow('offline')
  expect([failing.answer?.project.cheers, failing.answer?.cheered]).toEqual([2, false])
})
