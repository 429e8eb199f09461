import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { callKey, getContent, getPageShow, getSiteInfo, listConfig, type RenderPreview } from '@quanzi/contract'
import { buildPreview, PREVIEW_FILE } from './buildPreview'

const CONSTANTS = {
  GATEWAY_ORIGIN: '""',
  GATEWAY_JSONP: 'false',
  GATE_URL: '""',
  OFFICIAL_SITE: '""',
  APP_VERSION: '""',
}
const HOSTILE = '"><script>alert(1)</script>'

let folder: string
let render: RenderPreview
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quanzi-preview-'))
  const file = path.join(folder, PREVIEW_FILE)
  await writeFile(file, await buildPreview(CONSTANTS))
  render = createRequire(file)(file).renderPreview
})
afterAll(() => rm(folder, { recursive: true }))

const act = (id: string, title: string) => ({
  id,
  moduleType: 9,
  title,
  cover: '/media/a.webp',
  summary: '',
  tags: [],
  price: 0,
  author: { rid: 1, nick_name: '小圆', headImg: '' },
  extra: {},
  counts: { view: 0, like: 0, collect: 0, comment: 0, join: 0 },
  publishedAt: 0,
})

const list = (...items: object[]) => ({ id: 'l', type: 9, title: '近期', style: {}, data: { layout: 'row', items } })

const home = (sections: readonly object[], site: object = {}) => ({
  [callKey(getSiteInfo.uri, { iid: 1000, type: 'js', userId: '' })]: { iid: 1000, name: '山野圈', ...site },
  [callKey(listConfig.uri, { iid: 1000, type: 'tabBar' })]: { list: [] },
  [callKey(getPageShow.uri, { iid: 1000, rid: 1, type: 7 })]: {
    page: { id: '1', title: '首页', version: 1, shareData: null },
    page_show: sections,
  },
})

const draw = async (answers: object, url = '/app/index/1000', language: 'zh' | 'en' = 'zh') =>
  render({ url, origin: 'https://quanzi.example', answers: { ...answers }, language })

const htmlOf = async (...args: Parameters<typeof draw>) => (await draw(...args))?.html ?? ''

test('cards are rendered with their texts, as links by the rules of the app', async () => {
  const page = await draw(home([list(act('5', '湖边露营'))]))
  expect(page?.title).toBe('山野圈')
  expect(page?.html).toContain('湖边露营')
  expect(page?.html).toContain('href="/app/act/1000/detail/5"')
  expect(page?.html).toContain('href="/app/find?iid=1000"')
})

test('the channel of the visitor stays in the links', async () => {
  const html = await htmlOf(home([list(act('5', '湖边露营'))]), '/app/index/1000?cid=2001')
  expect(html).toContain('href="/app/act/1000/detail/5?cid=2001"')
})

test('data are rendered as text, never as markup; a foreign link is not rendered as a link', async () => {
  const bad = { id: 'b', type: 5, title: HOSTILE, style: {} }
  const area = { x: 0, y: 0, w: 1, h: 1 }
  const areas = ['javascript:alert(1)', 'https://elsewhere.example/'].map((url) => ({ ...area, action: { url } }))
  const html = await htmlOf(
    home([list(act('5', HOSTILE)), { ...bad, data: { image: HOSTILE, ratio: 2, areas } }], {
      color: '#0e7c66}</style><script>alert(1)</script>',
    }),
  )
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('javascript:')
  expect(html).not.toContain('elsewhere.example')
})

test('sections of an unknown type are skipped, the others are rendered', async () => {
  const html = await htmlOf(home([{ id: 'x', type: 99, data: {} }, list(act('5', '湖边露营'))]))
  expect(html).toContain('湖边露营')
})

test('no element has an id, because the app uses the same ids', async () => {
  const html = await htmlOf(home([list(act('5', '湖边露营'))]))
  expect(html.match(/\sid="[^"]*"/g)).toEqual([' id="preview"'])
})

test('the styles have the tenant’s colours for light and dark', async () => {
  const html = await htmlOf(home([list(act('5', '湖边露营'))], { color: '#3344aa' }))
  expect(html).toMatch(
    /#preview\{--brand:#3344aa;.*@media \(prefers-color-scheme:dark\)\{#preview\{--brand:#(?!3344aa)/,
  )
})

test('two concurrent requests get their own language and tenant', async () => {
  const answers = home([list(act('5', '湖边露营'))])
  const [zh, en] = await Promise.all([draw(answers), draw(answers, '/app/index/1000?lang=en', 'en')])
  expect(zh?.html).toContain('lang="zh-CN"')
  expect(zh?.html).toContain('更多')
  expect(en?.html).toContain('lang="en"')
  expect(en?.html).toContain('More')
})

test('a detail shows its title and its sanitised text', async () => {
  const detail = {
    ...act('5', '湖边露营'),
    imgs: ['/media/a.webp'],
    html: '<p>带上睡袋</p><img src="x" onerror="alert(1)"><script>alert(1)</script>',
    body: [],
    mine: { mark: [], joined: false, owned: false, author: false, entry: [] },
    sessions: [],
  }
  const answers = { ...home([]), [callKey(getContent.uri, { iid: 1000, moduleType: 9, id: '5' })]: detail }
  const page = await draw(answers, '/app/act/1000/detail/5')
  const html = page?.html ?? ''
  expect(page?.title).toBe('湖边露营')
  expect(html).toContain('湖边露营')
  expect(html).toContain('<p>带上睡袋</p>')
  expect(html).not.toMatch(/onerror|<script/)
})

test('a screen without a preview has none', async () => {
  expect(await draw({}, '/app/find')).toBeNull()
  expect(await draw({}, '/nowhere')).toBeNull()
})
