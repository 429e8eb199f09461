import { type Action, type ActionParams, MODULE_TYPE, resolve } from '@quanzi/contract'
import { type LinkSettings, linkOf } from './linkOf'
import { MODULES, WORDS } from './linkTargets'

const logged: string[] = []
const settings: LinkSettings = {
  officialSite: 'https://official.test/',
  partnerPages: { insurance: 'https://partner.test/buy?x=1' },
  log: (line) => logged.push(line),
}
const at = { iid: 1000, cid: 1000 }
const open = (action: Action | null, place = at) => linkOf(action, place, settings)?.url ?? null
const inModule = (moduleType: number, p: Omit<ActionParams, 'moduleType'> = {}) => open({ p: { moduleType, ...p } })

beforeEach(() => logged.splice(0))

test.each<[string, number, Omit<ActionParams, 'moduleType'>, string]>([
  ['video', 3, {}, '/app/video/1000'],
  ['activity', 9, {}, '/app/act/1000'],
  ['activity detail', 9, { actId: '5' }, '/app/act/1000/detail/5'],
  ['mate', 10, {}, '/app/mate/1000'],
  ['mate detail', 10, { actId: '5' }, '/app/mate/1000/detail/5'],
  ['note', 11, {}, '/app/note/1000'],
  ['note detail', 11, { articleId: '5' }, '/app/note/1000/detail/5'],
  ['sact', 13, {}, '/app/sact/1000'],
  ['sact detail', 13, { id: '5' }, '/app/sact/1000/detail/5'],
  ['news', 14, {}, '/app/news/1000'],
  ['news detail', 14, { id: '5' }, '/app/news/1000/detail/5'],
  ['campsite', 20, { type: 2 }, '/app/campsite/1000?type=2'],
  ['campsite detail', 20, { id: '5', type: 2 }, '/app/campsite/1000/5?type=2'],
  ['game', 21, {}, '/app/game/1000/list'],
  ['game detail', 21, { id: '5' }, '/app/game/1000/detail/5'],
  ['live', 23, {}, '/app/live/1000'],
  ['origin activity', 31, {}, '/app/act/origin/list?iid=1000'],
  ['origin detail', 31, { id: '5' }, '/app/act/origin/detail?iid=1000&id=5'],
  ['store', 32, { typeId: '7' }, '/app/store/1000/list?type=7&iid=1000'],
  ['goods', 32, { goodsId: '5' }, '/app/store/1000/detail/5'],
  ['pre-sale item', 102, { id: '5' }, '/app/planned/1000/plannedDetail/5'],
  ['pre-sale store', 243, { id: '5' }, '/app/planned/1000/plannedstore/5'],
  ['feed', 231, {}, '/app/feed/1000/list'],
  ['cloud album', 233, {}, '/app/cloudalbum/1000'],
  ['cloud album detail', 233, { id: '5' }, '/app/cloudalbum/1000/detail/5'],
  ['special page', 240, { id: '5' }, '/app/index/special/1000/5'],
])('%s', (_, moduleType, p, path) => {
  expect(inModule(moduleType, p)).toBe(path)
})

test.each<[Action['aid'] & string, ActionParams, string]>([
  ['gameHome', { id: '5' }, '/app/game/1000/5'],
  ['index', { type: 7 }, '/app/index/1000?type=7'],
  ['special', { id: '5' }, '/app/index/special/1000/5'],
  ['coupon', {}, '/app/index/1000/coupon'],
  ['category', {}, '/app/category/1000'],
  ['feed', {}, '/app/feed/1000/list'],
  ['vipBuy', {}, '/app/pay/vip-buy?iid=1000'],
  ['liveDetail', { id: '5' }, '/app/pay/liveDetail?iid=1000&id=5'],
  ['videoContent', { id: '5' }, '/app/pay/videoContent?iid=1000&roomNo=5'],
  ['mallSearch', { typeId: '3', typeName: '帐篷' }, '/app/mall/search?iid=1000&catId=3&catName=%E5%B8%90%E7%AF%B7'],
  ['mallDetail', { skuId: '5' }, '/app/mall/detail?iid=1000&skuId=5'],
  ['plannedStore', { id: '5' }, '/app/planned/1000/plannedstore/5'],
  ['planned', { id: '5' }, '/app/planned/1000/plannedDetail/5'],
  ['cloudAlbum', {}, '/app/cloudalbum/1000'],
  ['crowdfunding', { id: '5' }, '/app/cf/1000/index?id=5'],
  ['211', { id: '5' }, '/app/cf/1000/index?id=5'],
  ['activity', { actId: '5' }, '/app/act/1000/detail/5'],
  ['9', { actId: '5' }, '/app/act/1000/detail/5'],
])('code %s', (aid, p, path) => {
  expect(open({ aid, p })).toBe(path)
})

const full: ActionParams = { id: '5', actId: '5', articleId: '5', goodsId: '5', skuId: '5', typeId: '5', type: 1 }

test('shell-and-routes §2: every row leads to a route of the catalogue, with and without an item', () => {
  for (const moduleType of Object.keys(MODULES).map(Number)) {
    expect([moduleType, resolve(inModule(moduleType, full) ?? '')]).toEqual([moduleType, expect.anything()])
  }
  for (const aid of Object.keys(WORDS)) {
    expect([aid, resolve(open({ aid, p: full }) ?? '')]).toEqual([aid, expect.anything()])
  }
})

test('every module type with its own screen has a row', () => {
  const partsOfOthers = ['chapter', 'track', 'episode', 'livePost', 'opinion']
  const missing = Object.entries(MODULE_TYPE).filter(([name, type]) => !MODULES[type] && !partsOfOthers.includes(name))
  expect(missing).toEqual([])
})

test('shell-and-routes §2: title, tag and a channel other than 1000 are carried', () => {
  const p = { moduleType: 14, moduleName: '资讯', tag: '头条' }
  expect(resolve(open({ p }, { iid: 3073, cid: 1000 }) ?? '')).toMatchObject({
    name: 'news.home',
    params: { iid: 3073 },
    query: { title: '资讯', tag: '头条' },
  })
  expect(resolve(open({ p }, { iid: 3073, cid: 8 }) ?? '')?.query).toEqual({ title: '资讯', tag: '头条', cid: '8' })
})

test('shell-and-routes §3: p may be JSON text', () => {
  expect(open({ p: '{"moduleType":9,"actId":"5"}' })).toBe('/app/act/1000/detail/5')
  expect(open({ aid: 'activity', p: '' })).toBe('/app/act/1000')
})

test.each(['{"moduleType":9', 'true', 'null', '5'])('broken p %s leads nowhere and is logged', (p) => {
  expect(open({ aid: 'activity', p })).toBeNull()
  expect(logged).toHaveLength(1)
})

test('shell-and-routes §2: paths that begin with /app/page lead to the official site', () => {
  expect(open({ url: '/app/page/about?a=1' })).toBe('https://official.test/app/page/about?a=1')
  expect(open({ url: '/app/page' })).toBe('https://official.test/app/page')
  expect(open({ url: '/app/pages' })).toBe('/app/pages')
  expect(linkOf({ url: '/app/page/x' }, at, { ...settings, officialSite: '' })).toBeNull()
})

test('shell-and-routes §2: a partner code opens the partner page', () => {
  expect(open({ aid: 'insurance' })).toBe('https://partner.test/buy?x=1')
})

test.each([null, {}, { aid: 0 }, { aid: '' }, { aid: 'none' }])(
  'shell-and-routes §2: %j is an empty target and is not logged',
  (action) => {
    expect(open(action)).toBeNull()
    expect(logged).toEqual([])
  },
)

test.each<Action>([
  { aid: 'nonsense' },
  { aid: 'constructor' },
  { aid: 99999 },
  { aid: 'planned' },
  { p: { moduleType: 9, id: '..' } },
])('%j leads nowhere and is logged', (action) => {
  expect(open(action)).toBeNull()
  expect(logged).toHaveLength(1)
})
