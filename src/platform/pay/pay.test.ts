import { pay as inBrowser } from './index.h5'
import { pay as inShortVideoApp } from './index.tt'

const { pay: inMessagingApp } = jest.requireActual<typeof import('./index')>('./index.ts')

const mockRequest = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { requestPayment: (info: unknown) => mockRequest(info) },
}))

const fields = { jsapi_pay_info: '', timestamp: '1', ret: 'n', ret1: 'order', sign: 'token', cashierUrl: '' }

/** Sets globals for one test. */
const given = (globals: object) => {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

afterEach(() => {
  for (const name of ['window', 'tt']) Reflect.deleteProperty(globalThis, name)
  given({ navigator: undefined })
  mockRequest.mockReset()
})

describe('the messaging app around a page', () => {
  const open = (word: string, cashierUrl = '') => {
    const opened: unknown[] = []
    const left: string[] = []
    const invoke = (name: string, info: unknown, done: (answer: { err_msg: string }) => void) => {
      opened.push([name, info])
      done({ err_msg: `get_brand_wcpay_request:${word}` })
    }
    given({
      window: { WeixinJSBridge: { invoke }, location: { assign: (url: string) => left.push(url) } },
      navigator: { userAgent: 'MicroMessenger/8.0' },
    })
    return { opened, left, outcome: inBrowser.pay({ ...fields, jsapi_pay_info: '{"paySign":"R"}', cashierUrl }) }
  }

  test.each([
    ['ok', { ok: true, value: 'paid' }],
    ['cancel', { ok: false, reason: 'cancelled' }],
    ['fail', { ok: false, reason: 'failed', message: 'get_brand_wcpay_request:fail' }],
  ])('shell-and-routes §4: %s is success, cancel or an error with its message: %j', async (word, expected) => {
    const { opened, outcome } = open(word)
    expect(await outcome).toMatchObject(expected)
    expect(opened).toEqual([['getBrandWCPayRequest', expect.objectContaining({ paySign: 'R', nonceStr: 'n' })]])
  })

  test('when the payment window fails, the channel’s own page opens; when it is cancelled, no page opens', async () => {
    const failed = open('fail', '/cashier')
    expect(await failed.outcome).toEqual({ ok: true, value: 'leaving' })
    expect(failed.left).toEqual(['/cashier'])
    const cancelled = open('cancel', '/cashier')
    expect(await cancelled.outcome).toMatchObject({ reason: 'cancelled' })
    expect(cancelled.left).toEqual([])
  })
})

test.each([
  [undefined, { ok: true, value: 'paid' }],
  [{ errMsg: 'requestPayment:fail cancel' }, { ok: false, reason: 'cancelled' }],
  [{ errMsg: 'requestPayment:fail no balance' }, { ok: false, reason: 'failed' }],
])('shell-and-routes §4: a mini-program of the messaging app: %j becomes %j', async (failure, expected) => {
  mockRequest.mockImplementation(() => (failure ? Promise.reject(failure) : Promise.resolve({})))
  expect(await inMessagingApp.pay(fields)).toMatchObject(expected)
})

test.each([
  [0, { ok: true, value: 'paid' }],
  [1, { ok: true, value: 'unknown' }],
  [2, { ok: false, reason: 'failed' }],
  [3, { ok: false, reason: 'cancelled' }],
  [4, { ok: false, reason: 'cancelled' }],
  [9, { ok: true, value: 'unknown' }],
])('shell-and-routes §4: the short-video app answers %d: %j', async (code, expected) => {
  given({ tt: { pay: ({ success }: { success: (answer: object) => void }) => success({ code }) } })
  expect(await inShortVideoApp.pay(fields)).toMatchObject(expected)
})

test('a short-video app without a pay window cannot pay', async () => {
  expect(await inShortVideoApp.pay(fields)).toMatchObject({ ok: false, reason: 'unsupported' })
})
