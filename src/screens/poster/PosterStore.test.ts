import { ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { PosterStore, type PosterSubject, type Template } from './PosterStore'

const subject: PosterSubject = { title: '溯溪', image: '/media/x.webp', path: '/app/act/1000/detail/5' }
const poster = (template: Template) => ({ imgUrl: `/media/poster/${template}.jpg`, url: 'https://x.test/s/a' })

const storeOf = (parts: Partial<ConstructorParameters<typeof PosterStore>[0]> = {}) =>
  new PosterStore({
    subject: async () => subject,
    draw: async (_, template) => poster(template),
    badLink: '链接不可用',
    ...parts,
  })

test('a layout is drawn once and cached', async () => {
  const draw = jest.fn(async (_: PosterSubject, template: Template) => poster(template))
  const store = storeOf({ draw })
  await store.load()
  expect([store.state.kind, store.poster]).toEqual(['ready', poster('picture')])
  expect(await store.choose('card')).toBe(true)
  expect(await store.choose('picture')).toBe(true)
  expect(store.poster).toEqual(poster('picture'))
  expect(draw.mock.calls.map(([, template]) => template)).toEqual(['picture', 'card'])
})

test('an address that cannot be shared shows a message', async () => {
  const store = storeOf({ subject: async () => null })
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '链接不可用' })
})

test('a missing item offers the way back and no retry', async () => {
  const gone = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
  const store = storeOf({ subject: () => Promise.reject(gone) })
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '内容不存在' })
})

test('a failed picture can be retried', async () => {
  let fails = true
  const store = storeOf({
    draw: async (_, template) => {
      if (fails) throw { msg: '操作太频繁，请稍后再试' }
      return poster(template)
    },
  })
  await store.load()
  expect(store.state).toMatchObject({ kind: 'error', message: '操作太频繁，请稍后再试' })
  fails = false
  if (store.state.kind === 'error') store.state.onRetry?.()
  await new Promise(setImmediate)
  expect(store.state.kind).toBe('ready')
})

test('when a layout fails, the one before stays', async () => {
  const store = storeOf({
    draw: async (_, template) => (template === 'words' ? Promise.reject(new Error('offline')) : poster(template)),
  })
  await store.load()
  expect(await store.choose('words')).toBe(false)
  expect([store.template, store.poster]).toEqual(['picture', poster('picture')])
})
