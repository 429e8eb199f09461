import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

// A phone without any capability: every function that the adapters call is missing.
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: () => ({ platform: 'ios' }) } }))

const TARGETS = ['h5', 'weapp', 'tt'] as const

const capabilities = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, 'types.ts')))

type Exports = Readonly<Record<string, unknown>>

/** A platform without a file of its own uses `index.ts`, as in a build. */
function load(capability: string, target: string): Exports {
  const own = path.join(__dirname, capability, `index.${target}.ts`)
  return require(existsSync(own) ? own : path.join(__dirname, capability, 'index.ts')) as Exports
}

const methodsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : [typeof value]

test('the capabilities of the architecture are there', () => {
  const wanted = ['login', 'pay', 'share', 'upload', 'socket', 'location', 'storage', 'environment', 'request']
  expect(capabilities).toEqual(expect.arrayContaining([...wanted, 'link', 'back', 'clipboard', 'title']))
})

describe.each(capabilities)('%s', (capability) => {
  test('exports the same names, each with the same methods, on the three platforms', () => {
    const [h5, ...minis] = TARGETS.map((target) => load(capability, target))
    const shape = (exports: Exports | undefined) =>
      Object.fromEntries(Object.entries(exports ?? {}).map(([name, value]) => [name, methodsOf(value)]))
    for (const mini of minis) expect(shape(mini)).toEqual(shape(h5))
  })
})

const isOutcome = (value: unknown): boolean => typeof value === 'object' && value !== null && 'ok' in value

const payFields = { jsapi_pay_info: '', timestamp: '', ret: '', ret1: '', sign: '', cashierUrl: '' }
const place = { lat: 1, lng: 1, name: '', address: '' }
const content = { title: '', desc: '', link: '', imgUrl: '', miniPath: '' }

type Answering = readonly [capability: string, method: string, args: readonly unknown[]]

/** Every method that returns an Outcome, with sample arguments. */
const ANSWERING: readonly Answering[] = [
  ['login', 'code', [{ force: false }]],
  ['privacy', 'openContract', []],
  ['nativeApp', 'ask', ['getUserInfo']],
  ['pay', 'pay', [payFields]],
  ['share', 'offer', [content]],
  ['wechat', 'configure', []],
  ['wechat', 'setShareData', [content]],
  ['wechat', 'scan', []],
  ['wechat', 'openMiniPage', ['/x']],
  ['calendar', 'add', [{ id: '1', title: 'x', startsAt: 1, endsAt: 2, place: '', note: '' }]],
  ['clipboard', 'write', ['x']],
  ['clipboard', 'read', []],
  ['back', 'leave', []],
  ['location', 'get', []],
  ['location', 'show', [place]],
  ['location', 'choose', []],
  ['location', 'openSettings', []],
  ['addressBook', 'choose', []],
  ['scan', 'scan', []],
  ['media', 'pickImages', []],
  ['media', 'pickVideo', []],
  ['media', 'saveImage', ['x']],
  ['media', 'preview', [['x'], 'x']],
  ['recorder', 'start', []],
]

describe.each(TARGETS)('on a %s host that lacks everything', (target) => {
  test.each(ANSWERING)('%s.%s answers an outcome', async (capability, method, args) => {
    const object = load(capability, target)[capability] as Readonly<Record<string, (...args: unknown[]) => unknown>>
    const outcome = await object[method]?.(...args)
    expect(isOutcome(outcome)).toBe(true)
    if ((outcome as { ok: boolean }).ok) return
    expect(outcome).toMatchObject({ reason: 'unsupported' })
  })
})
