import { ShareSheetStore, type ShareWish } from './ShareSheetStore'

const wish = (link: string): ShareWish => ({
  content: { title: 't', desc: '', link, imgUrl: '', miniPath: '/x' },
  key: link,
  openPoster: () => undefined,
})

test('the short link is copied as soon as it is available', async () => {
  const shorten = jest.fn(async () => 'https://site.test/s/abc')
  const store = new ShareSheetStore(shorten)
  const shown = wish('https://site.test/app/act/1000/detail/5?tag=a')
  store.open(shown)
  expect(store.link).toBe(shown.content.link)
  await Promise.resolve()
  expect(store.link).toBe('https://site.test/s/abc')
  expect(shorten).toHaveBeenCalledWith('/app/act/1000/detail/5?tag=a')
})

test('without a short link the full one is copied', async () => {
  const store = new ShareSheetStore(() => Promise.reject(new Error('offline')))
  store.open(wish('https://site.test/app/act/1000'))
  await Promise.resolve()
  expect(store.link).toBe('https://site.test/app/act/1000')
})

test('a late short link is not used for another screen', async () => {
  let answer: (link: string) => void = () => undefined
  const shorten = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  const store = new ShareSheetStore(shorten)
  store.open(wish('https://site.test/app/act/1000'))
  const late = answer
  const second = wish('https://site.test/app/news/1000')
  store.open(second)
  late('https://site.test/s/old')
  await Promise.resolve()
  expect(store.link).toBe(second.content.link)
})

test('leaving a screen closes its own sheet only', () => {
  const store = new ShareSheetStore(async () => '')
  const [one, other] = [wish('/app/act/1000'), wish('/app/news/1000')]
  store.open(one)
  store.show('friend')
  store.leave(other.key)
  expect(store.wish).toBe(one)
  store.leave(one.key)
  expect([store.wish, store.guide]).toEqual([null, null])
})

test('where copying may come later, it waits for the short link for a limited time', async () => {
  jest.useFakeTimers()
  let answer: (link: string) => void = () => undefined
  const store = new ShareSheetStore(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  store.open(wish('https://site.test/app/act/1000'))
  const waited = store.waitedLink()
  answer('https://site.test/s/abc')
  expect(await waited).toBe('https://site.test/s/abc')
  store.open(wish('https://site.test/app/act/1000'))
  const late = store.waitedLink()
  jest.advanceTimersByTime(3000)
  expect(await late).toBe('https://site.test/app/act/1000')
  jest.useRealTimers()
})
