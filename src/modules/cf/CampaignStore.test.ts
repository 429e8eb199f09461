import type { CfAnswer } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { CampaignStore } from './CampaignStore'

const answer = (missing: CfAnswer['missing'] = []): CfAnswer => ({
  campaign: {
    ...{ id: 'c', title: '海岛', img: '', rules: '', from: 100, to: 200, tiers: [], places: [] },
    ...{ paperId: '', jumpUrl: '' },
  },
  ...{ raised: 0, projects: 0, top: [], project: null, missing },
})
const storeAt = (now: number, ask: () => Promise<CfAnswer>) =>
  new CampaignStore({
    ...{ iid: 1000, id: 'c', now: () => now, ask: ask as unknown as Call },
    gone: () => ({ kind: 'empty', message: 'gone' }),
  })

test.each([
  [99, 'early'],
  [100, 'open'],
  [199, 'open'],
  [200, 'over'],
])('at %d the campaign is %s', async (now, phase) => {
  const store = storeAt(now, async () => answer())
  await store.load()
  expect(store.phase).toBe(phase)
})

test('the next step is the first that is missing', async () => {
  const store = storeAt(150, async () => answer(['infos', 'place']))
  await store.load()
  expect(store.nextStep).toBe('infos')
})

test('a campaign that is not there says so, and a failure that can pass offers another try', async () => {
  const missing = storeAt(150, () =>
    Promise.reject(new GatewayError({ kind: 'business', code: 1000004, msg: '内容不存在', response: null })),
  )
  await missing.load()
  expect(missing.state).toEqual({ kind: 'empty', message: 'gone' })
  const broken = storeAt(150, () =>
    Promise.reject(new GatewayError({ kind: 'network', code: 0, msg: '网络异常', response: null })),
  )
  await broken.load()
  expect(broken.state.kind).toBe('error')
})
