import { askBridge, type BridgeHost } from './askBridge'

const USER = { iid: 1000, rid: 7, uid: 8, nick_name: '小圈' }

/** The bridge of iOS returns values; that of Android returns text and needs `init`. */
const iosBridge = {
  callHandler: (name: string, _data: object, answer: (value: unknown) => void) => answer({ ...USER, name }),
}

function androidBridge() {
  let begun = 0
  return {
    init() {
      begun += 1
      if (begun > 1) throw new Error('WebViewJavascriptBridge.init called twice')
    },
    callHandler: (_name: string, _data: object, answer: (value: unknown) => void) => answer(JSON.stringify(USER)),
    begun: () => begun,
  }
}

const host = (parts: Partial<BridgeHost> = {}): BridgeHost => ({
  bridge: () => undefined,
  wakeIos: () => undefined,
  onAndroid: () => undefined,
  ...parts,
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Lets both timeouts end: that of the connection and that of the question. */
async function patiently<T>(asked: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(3000)
  await jest.advanceTimersByTimeAsync(3000)
  return asked
}

test('shell-and-routes §7: on iOS the bridge appears on request', async () => {
  const asked = askBridge('getUserInfo', true, host({ wakeIos: (take) => take(iosBridge) }))
  await expect(asked).resolves.toEqual({ ok: true, value: { ...USER, name: 'getUserInfo' } })
})

test('shell-and-routes §7: on Android the bridge reports itself, is initialised once, and answers with text', async () => {
  const bridge = androidBridge()
  let there: object | undefined
  const page = host({
    bridge: () => there,
    onAndroid: (run) => {
      there = bridge
      run()
    },
  })
  await expect(askBridge('getUserInfo', false, page)).resolves.toEqual({ ok: true, value: USER })
  await expect(askBridge('getAppInfo', false, page)).resolves.toMatchObject({ ok: true })
  expect(bridge.begun()).toBe(2)
})

test.each([
  ['no bridge ever comes', true, {}],
  ['no bridge ever comes on Android', false, {}],
  ['what comes is no bridge', true, { wakeIos: (take: (bridge: unknown) => void) => take('garbage') }],
  ['the bridge never answers', false, { bridge: () => ({ callHandler: () => undefined }) }],
  [
    'the bridge throws',
    false,
    {
      bridge: () => ({
        callHandler: () => {
          throw new Error('broken')
        },
      }),
    },
  ],
])('%s: the page continues', async (_what, isIos, parts) => {
  await expect(patiently(askBridge('getUserInfo', isIos, host(parts)))).resolves.toMatchObject({ ok: false })
})

test('text that is not JSON is returned unchanged', async () => {
  const bridge = { callHandler: (_name: string, _data: object, answer: (value: unknown) => void) => answer('<html>') }
  await expect(askBridge('getUserInfo', true, host({ bridge: () => bridge }))).resolves.toEqual({
    ok: true,
    value: '<html>',
  })
})
