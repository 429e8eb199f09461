import path from 'node:path'
import { AppFiles } from './runtime/AppFiles'
import { Simulator } from './runtime/Simulator'
import type { Target } from './runtime/Target'
import type { SimulatorOptions } from './SimulatorOptions'
import { selectElement, selectElements } from './view/select'
import { inputText, tapElement } from './view/tapElement'
import { innerText, type ViewElement } from './view/ViewNode'

const dist = path.join(__dirname, 'fixtures/weapp')

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

function start(options: Partial<SimulatorOptions> = {}) {
  const simulator = new Simulator({ target: 'weapp', dist, ...options })
  simulator.launch()
  const page = () => {
    const { top } = simulator.stack
    if (!top) throw new Error('no page')
    return top
  }
  const find = (selector: string): ViewElement => {
    const element = selectElement(selector, page().view.roots())
    if (!element) throw new Error(`no ${selector}`)
    return element
  }
  const tap = (selector: string) => tapElement(find(selector), simulator.nativeState(page()))
  const log = () => page().data.log
  return { simulator, page, find, tap, log, text: (selector: string) => innerText([find(selector)]) }
}

test('lifecycles run in order and the launch options reach the app', async () => {
  const { simulator, log } = start({ query: { q: 'scanned' } })
  await tick()
  expect(log()).toEqual(['load', 'show', 'ready'])
  expect(simulator.launchOptions).toMatchObject({ path: 'pages/home/index', query: { q: 'scanned' } })
})

test('the app runs without Node and without a browser', () => {
  expect(start().page().data.node).toEqual({
    url: 'undefined',
    fetch: 'undefined',
    process: 'undefined',
    document: 'undefined',
  })
})

test('templates render by their data: conditions, loops, scripts, classes', () => {
  const { page, text, find } = start()
  expect(text('#loading')).toBe('loading')
  page().call('fill', 3)
  expect(selectElements('.row', page().view.roots())).toHaveLength(3)
  expect(text('#row-1.on')).toBe('row 1!')
  expect(find('#list > view:first-child').attributes.get('id')).toBe('row-0')
  page().call('fill', 0)
  expect(text('#empty')).toBe('empty')
})

test('a file of another package can only be loaded asynchronously', async () => {
  const { page, log } = start()
  expect(() => page().call('reach', '../../later/tool')).toThrow('another package')
  await page().call('load', '../../later/tool.js')
  await page().call('load', '../../later/none.js')
  await page().call('load', '../../common/tool.js')
  expect(log()).toEqual([
    ...['load', 'show', 'ready', 'of another package'],
    expect.stringMatching(/^later\/none: .*not defined/),
    "common/tool: module 'common/tool.js' cannot be loaded asynchronously",
  ])
})

test('each platform has its own rule for packages to load later', () => {
  const laterOn = (target: Target) =>
    ['later/tool', 'common/tool', 'runtime'].filter((file) => new AppFiles(dist, target).later(file) === null)
  expect([laterOn('weapp'), laterOn('tt')]).toEqual([['later/tool', 'runtime'], ['common/tool']])
})

test('a missing template is logged once and renders nothing', () => {
  const { simulator, page } = start()
  page().view.roots()
  page().call('fill', 1)
  page().view.roots()
  const messages = simulator.recorder.stats().problems.map(({ message }) => message)
  expect(messages).toEqual(['Template "nowhere" not found'])
})

test('a tap bubbles until it is caught', () => {
  const { page, tap, log } = start()
  page().call('fill', 1)
  tap('#row-0')
  tap('#inside')
  expect((log() as string[]).slice(2)).toEqual(['pick 0', 'rise', 'stop'])
})

test('a disabled button ignores taps', () => {
  const { tap, log } = start()
  tap('#off')
  expect(log()).not.toContain('hold')
})

test('typed text is cut to the maximum length, and a value set by the page wins', () => {
  const { simulator, page, find } = start()
  inputText(find('#name'), 'abcdefgh', simulator.nativeState(page()))
  expect(page().data.name).toBe('abcde')
  page().call('setData', {})
  ;(page().instance.setData as (data: object) => void)({ name: '' })
  expect(find('#name').attributes.get('value')).toBe('')
  expect(page().view.values.get(find('#name').key)).toBeUndefined()
})

test('a form is submitted with the typed and ticked values', () => {
  const { simulator, page, find, tap, log } = start()
  inputText(find('#a'), 'text', simulator.nativeState(page()))
  tap('#x')
  tap('#send')
  expect(log()).toContain('submit {"a":"text","c":["x"]}')
})

test('a component keeps its data until its owner passes another value', () => {
  const { page, tap, text } = start()
  tap('#card-text')
  expect(text('#card-text')).toBe('card+')
  page().call('note', 'again')
  expect(text('#card-text')).toBe('card+')
  ;(page().instance.setData as (data: object) => void)({ card: { text: 'new' } })
  expect(text('#card-text')).toBe('new')
})

test('an error in a handler reaches onError and the recorder, and the app continues', () => {
  const { simulator, tap, log } = start()
  tap('#boom')
  expect(simulator.recorder.stats().problems).toContainEqual({
    kind: 'exception',
    page: 'pages/home/index',
    message: 'boom',
  })
  expect(log()).toContain('rise')
})

test('setData is counted in UTF-8 bytes and refused above 1 MB', () => {
  const { simulator, page } = start()
  simulator.recorder.mark()
  const set = page().instance.setData as (data: object) => void
  set({ name: '圈' })
  expect(simulator.recorder.stats().setData).toMatchObject({ count: 1, bytes: 14, largest: 14 })
  set({ name: 'x'.repeat(1024 * 1024) })
  expect(page().data.name).toBe('圈')
  expect(simulator.recorder.stats().problems[0]).toMatchObject({ kind: 'setData' })
})

describe('navigation', () => {
  const go = (simulator: Simulator, method: string, options: object) =>
    simulator.api.call(method, [options]) as Promise<{ errMsg: string }>

  test('ten pages is the limit', async () => {
    const { simulator } = start()
    for (let id = 2; id <= 10; id += 1) await go(simulator, 'navigateTo', { url: `/pages/detail/index?id=${id}` })
    const refusal = { errMsg: 'navigateTo:fail webview count limit exceed' }
    await expect(go(simulator, 'navigateTo', { url: '/pages/detail/index' })).rejects.toMatchObject(refusal)
    expect(simulator.stack.pages).toHaveLength(10)
    await go(simulator, 'navigateBack', { delta: 99 })
    expect(simulator.currentPath).toBe('pages/home/index')
  })

  test('a page that does not exist fails; as the entry page it calls onPageNotFound', async () => {
    const { simulator } = start()
    const refusal = { errMsg: 'navigateTo:fail page "pages/none" is not found' }
    await expect(go(simulator, 'navigateTo', { url: '/pages/none' })).rejects.toMatchObject(refusal)
    const lost = start({ path: '/pages/none?x=1' })
    await tick()
    await tick()
    expect(lost.text('#id')).toBe('lost')
  })
})

describe('storage', () => {
  const call = (simulator: Simulator, method: string, ...args: unknown[]) => simulator.api.call(method, args)

  test('stores what JSON can express', () => {
    const { simulator } = start()
    call(simulator, 'setStorageSync', 'a', { list: [1], gone: undefined })
    expect(call(simulator, 'getStorageSync', 'a')).toEqual({ list: [1] })
    expect(call(simulator, 'getStorageSync', 'b')).toBe('')
    expect(call(simulator, 'getStorageInfoSync')).toMatchObject({ keys: ['a'], limitSize: 10240 })
  })

  test('1 MB a key and 10 MB in all, and a refused write leaves the old value', () => {
    const { simulator } = start()
    const big = 'x'.repeat(1024 * 1024 - 2)
    expect(() => call(simulator, 'setStorageSync', 'a', `${big}x`)).toThrow('entry size limit reached')
    for (let index = 0; index < 9; index += 1) call(simulator, 'setStorageSync', String(index), big)
    call(simulator, 'setStorageSync', 'last', 'small')
    expect(() => call(simulator, 'setStorageSync', 'last', big)).toThrow('exceed storage max size')
    expect(call(simulator, 'getStorageSync', 'last')).toBe('small')
  })
})

describe('mocks and unsimulated methods', () => {
  test('a mock calls the callbacks, also with a failure, until it is restored', async () => {
    const { simulator } = start()
    const { api } = simulator
    api.mock('showModal', { result: { confirm: false, cancel: true } })
    await expect(api.call('showModal', [{}])).resolves.toMatchObject({ cancel: true, errMsg: 'showModal:ok' })
    api.mock('request', { result: { errMsg: 'request:fail' } })
    await expect(api.call('request', [{ url: 'http://127.0.0.1:1/' }])).rejects.toMatchObject({
      errMsg: 'request:fail',
    })
    api.restore('showModal')
    await expect(api.call('showModal', [{}])).resolves.toMatchObject({ confirm: true })
  })

  test('a method of the platform that is not simulated fails and is reported', async () => {
    const { simulator } = start()
    const fail = jest.fn()
    ;(simulator.api.object.chooseInvoiceTitle as (options: object) => void)({ fail })
    await tick()
    expect(fail).toHaveBeenCalledWith({ errMsg: 'chooseInvoiceTitle:fail not supported' })
    expect(simulator.recorder.stats().problems[0]).toMatchObject({ kind: 'unsupported', message: 'chooseInvoiceTitle' })
  })

  test('an unprepared payment is refused', async () => {
    const { simulator } = start()
    const fields = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=none', paySign: 's' }
    await expect(simulator.api.call('requestPayment', [fields])).rejects.toMatchObject({
      errMsg: 'requestPayment:fail no such prepay_id: none',
    })
    await expect(simulator.api.call('requestPayment', [{ ...fields, paySign: '' }])).rejects.toMatchObject({
      errMsg: expect.stringContaining('paySign'),
    })
  })
})
