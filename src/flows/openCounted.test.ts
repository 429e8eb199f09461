import { openCounted } from './openCounted'

const mockDone: unknown[] = []

jest.mock('@/gateway/countUse', () => ({ countUse: (...counted: unknown[]) => mockDone.push(['counted', ...counted]) }))
jest.mock('@/routes/login', () => ({ currentPath: () => '/app/index/1000' }))
jest.mock('@/routes/openAction', () => ({
  openAction: async (...opened: unknown[]) => mockDone.push(['opened', ...opened]),
}))

beforeEach(() => mockDone.splice(0))

const place = { iid: 1000, cid: 1000 }

test.each([
  ['an object', { moduleType: 9, id: '5' }],
  ['JSON text', '{"moduleType":9,"id":"5"}'],
])('a tap on an action whose p is %s is statistic 5, and opens it', (_, p) => {
  const action = { aid: '9', p }
  openCounted(action, place)
  expect(mockDone).toEqual([
    ['counted', 5, { iid: 1000, path: '/app/index/1000', moduleType: 9, id: '5' }],
    ['opened', action, place],
  ])
})

test('a tap on an action with an invalid p is counted too', () => {
  openCounted({ aid: '9', p: '{' }, place)
  expect(mockDone[0]).toEqual([
    'counted',
    5,
    { iid: 1000, path: '/app/index/1000', moduleType: undefined, id: undefined },
  ])
})
