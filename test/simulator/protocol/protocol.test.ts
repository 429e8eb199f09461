import path from 'node:path'
import automator from 'miniprogram-automator'
import { type RunningSimulator, startSimulator } from '../startSimulator'

type MiniProgram = Awaited<ReturnType<typeof automator.connect>>
type Page = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>
type Element = NonNullable<Awaited<ReturnType<Page['$']>>>

let running: RunningSimulator
let miniProgram: MiniProgram
let page: Page

const find = async (selector: string) => (await page.$(selector)) as Element

beforeAll(async () => {
  running = await startSimulator({ target: 'weapp', dist: path.join(__dirname, '../fixtures/weapp') })
  miniProgram = await automator.connect({ wsEndpoint: running.wsEndpoint })
  page = (await miniProgram.currentPage()) as Page
}, 30_000)

afterAll(async () => {
  miniProgram.disconnect()
  await running.stop()
})

test('pages: path, data, methods, elements', async () => {
  expect(page.path).toBe('pages/home/index')
  expect(await page.callMethod('fill', 2)).toBe(2)
  expect(await page.data('rows[1].name')).toBe('row 1')
  expect(await Promise.all((await page.$$('.row')).map((row: Element) => row.text()))).toEqual(['row 0!', 'row 1!'])
  await page.setData({ loading: true })
  expect(await (await find('#loading')).text()).toBe('loading')
  expect(await page.$('#row-0')).toBeNull()
})

test('elements: attributes, properties, wxml, descendants', async () => {
  await page.setData({ loading: false })
  const list = await find('#list')
  expect(await list.attribute('id')).toBe('list')
  expect((await list.$$('view')).length).toBe(2)
  expect(await (await find('#row-1')).outerWxml()).toBe('<view class="row on" id="row-1">row 1!</view>')
  const input = (await find('#name')) as Element & { input(text: string): Promise<void> }
  await input.input('abc')
  expect(await input.value()).toBe('abc')
  expect(await input.property('maxlength')).toBe('5')
  expect((await list.size()).width).toBe(375)
})

test('a long press is a touch without an end', async () => {
  await (await find('#long')).longpress()
  expect(await page.data('log')).toContain('hold')
})

test('functions run inside the app, mocks replace its platform', async () => {
  const seen = await miniProgram.evaluate((a: number) => typeof (globalThis as { process?: unknown }).process + a, 1)
  expect(seen).toBe('undefined1')
  await miniProgram.mockWxMethod('getStorageSync', 'mocked')
  expect(await miniProgram.callWxMethod('getStorageSync', 'x')).toBe('mocked')
  await miniProgram.restoreWxMethod('getStorageSync')
  expect(await miniProgram.callWxMethod('getStorageSync', 'x')).toBe('')
})

test('errors of the app are reported', async () => {
  const heard = new Promise((resolve) => miniProgram.on('exception', resolve))
  await (await find('#boom')).tap()
  expect(await heard).toMatchObject({ message: 'boom' })
})

test('share hooks are methods of the page', async () => {
  expect(await page.callMethod('onShareAppMessage', { from: 'menu' })).toEqual({
    title: 'shared by menu',
    path: '/pages/detail/index?id=1',
  })
})

test('an unknown platform method and a page that no longer exists are errors', async () => {
  await expect(miniProgram.callWxMethod('noSuchMethod')).rejects.toThrow('wx.noSuchMethod not exists')
  await miniProgram.callWxMethod('reLaunch', { url: '/pages/detail/index?id=7' })
  expect((await miniProgram.pageStack()).map((one) => one.path)).toEqual(['pages/detail/index'])
  await expect(page.data()).rejects.toThrow('not on the stack')
})
