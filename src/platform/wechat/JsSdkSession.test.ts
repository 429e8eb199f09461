import { JsSdkSession } from './JsSdkSession'
import type { JsSdk } from './loadJsSdk'

const data = (title: string) => ({ title, desc: 'd', link: `https://site.example/${title}`, imgUrl: 'i.png' })

/** A fake of the messaging app's SDK. */
function setUp({ inWebView = false, broken = false } = {}) {
  let page = 'https://site.example/app/index/1000'
  const signed: string[] = []
  const friend: unknown[] = []
  const timeline: unknown[] = []
  const posted: unknown[] = []
  const opened: string[] = []
  let fail: (answer: { errMsg?: string }) => void = () => undefined
  let share: { success?: () => void } = {}
  let configs = 0
  const sdk: JsSdk = {
    config: () => {
      configs += 1
      if (broken) fail({ errMsg: 'config:fail invalid signature' })
    },
    ready: (run) => broken || run(),
    error: (run) => {
      fail = run
    },
    updateAppMessageShareData: ({ title, success }) => {
      friend.push(title)
      success?.()
    },
    updateTimelineShareData: ({ title, success }) => {
      timeline.push(title)
      success?.()
    },
    onMenuShareAppMessage: (fields) => {
      share = fields
    },
    scanQRCode: ({ success }) => success({ resultStr: 'EAN_13,6901234567892' }),
    ...(inWebView && {
      miniProgram: {
        postMessage: ({ data: message }) => posted.push(message),
        navigateTo: ({ url, success }) => {
          opened.push(url)
          success?.()
        },
      },
    }),
  }
  const session = new JsSdkSession({
    load: async () => sdk,
    sign: async (address) => {
      signed.push(address)
      return { appId: 'wx', timestamp: 1, nonceStr: 'n', signature: 's' }
    },
    signedPage: () => page,
    inWebView: () => inWebView,
  })
  return {
    session,
    signed,
    friend,
    timeline,
    posted,
    opened,
    configs: () => configs,
    go: (address: string) => {
      page = address
    },
    shareNow: () => share.success?.(),
  }
}

test('one address is signed once, another address again', async () => {
  const { session, signed, go } = setUp()
  await Promise.all([session.configure(), session.configure()])
  await session.setShareData(data('a'))
  go('https://site.example/app/find')
  await session.setShareData(data('b'))
  expect(signed).toEqual(['https://site.example/app/index/1000', 'https://site.example/app/find'])
})

test('a screen that the visitor left during the configuration does not set its data', async () => {
  const { session, friend, timeline, go } = setUp()
  const left = session.setShareData(data('left'))
  go('https://site.example/app/find')
  await Promise.all([left, session.setShareData(data('shown'))])
  expect([friend, timeline]).toEqual([['shown'], ['shown']])
})

test('a signature for a screen that was left is not used, because the app would refuse it', async () => {
  const { session, configs, go } = setUp()
  const left = session.configure()
  go('https://site.example/app/find')
  await expect(left).resolves.toMatchObject({ ok: false, reason: 'cancelled' })
  await expect(session.configure()).resolves.toMatchObject({ ok: true })
  expect(configs()).toBe(1)
})

test('setting the data is not counted as a share; sending is', async () => {
  const { session, shareNow } = setUp()
  const shared: number[] = []
  await session.setShareData(data('a'), (target) => shared.push(target))
  expect(shared).toEqual([])
  shareNow()
  expect(shared).toEqual([2])
})

test('a refused signature is reported, and requested again the next time', async () => {
  const { session, signed } = setUp({ broken: true })
  await expect(session.setShareData(data('a'))).resolves.toMatchObject({
    ok: false,
    message: expect.stringContaining('invalid signature'),
  })
  await session.configure()
  expect(signed).toHaveLength(2)
})

test("inside a mini-program's web view the mini-program gets the data, and its pages can be opened", async () => {
  const { session, posted, opened, signed } = setUp({ inWebView: true })
  await expect(session.setShareData(data('a'))).resolves.toMatchObject({ ok: true })
  await session.openMiniPage('/modules/pay/cashier/index?gid=1')
  expect(posted).toEqual([data('a')])
  expect(opened).toEqual(['/modules/pay/cashier/index?gid=1'])
  expect(signed).toEqual([])
})

test('outside of a web view there is no mini-program to open', async () => {
  await expect(setUp().session.openMiniPage('/x')).resolves.toMatchObject({ ok: false, reason: 'unsupported' })
})

test('the type is removed from a bar code', async () => {
  await expect(setUp().session.scan()).resolves.toEqual({ ok: true, value: '6901234567892' })
})
