import { STAT_TYPE } from '@quanzi/contract'
import type { Call } from './call'
import { countUseBy } from './countUse'
import { configureGateway } from './gatewayState'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each([
  ['page view', STAT_TYPE.pageView, 3],
  ['unknown path', STAT_TYPE.unknownPath, 4],
  ['action tap', STAT_TYPE.actionTap, 5],
  ['ad shown', STAT_TYPE.adShown, 6],
  ['ad closed', STAT_TYPE.adClosed, 7],
  ['download tap', STAT_TYPE.downloadTap, 8],
] as const)('a %s is statistic %d with its path, its subject and its own k', (_, type, number) => {
  const sent: { type: number; p: string }[] = []
  const count = countUseBy((async (_call: unknown, params: { type: number; p: string }) => sent.push(params)) as never)
  count(type, { iid: 1000, path: '/app/find', moduleType: 9, id: '5' })
  count(type, { iid: 1000, path: '/app/find' })
  expect(sent.map((one) => one.type)).toEqual([number, number])
  const [first, second] = sent.map(({ p }) => JSON.parse(p))
  expect(first).toMatchObject({ path: '/app/find', moduleType: 9, id: '5' })
  expect(first.k).toBeTruthy()
  expect(second.k).not.toBe(first.k)
})

test('a failure stays silent', async () => {
  const count = countUseBy((() => Promise.reject(new Error('offline'))) as unknown as Call)
  expect(() => count(STAT_TYPE.pageView, { iid: 1, path: '/' })).not.toThrow()
  await settled()
})

test('shell-and-routes §7: a statistic names the member, in their own tenant', () => {
  configureGateway({ identity: () => ({ language: 'zh', iid: 1000, rid: '71' }) })
  const sent: unknown[] = []
  const count = countUseBy((async (_call: unknown, params: unknown) => sent.push(params)) as never)
  count(STAT_TYPE.friendShare, { iid: 1000, path: '/app/find' })
  count(STAT_TYPE.friendShare, { iid: 3073, path: '/app/find' })
  configureGateway({ identity: () => ({ language: 'zh' }) })
  expect(sent).toEqual([expect.objectContaining({ rid: 71 }), expect.not.objectContaining({ rid: expect.anything() })])
})
