import { resolve } from '@quanzi/contract'
import { address } from '@/platform/address'
import { shareAddress, sharePicture, writtenAddress } from './shareLink'

const share = (path: string, sharer: { cid: number; key?: string | null }) => {
  const route = resolve(path)
  if (!route) throw new Error(path)
  return shareAddress(route, sharer)
}

test('shell-and-routes §2: empty parameters are dropped, the channel is added when it is not 1000', () => {
  expect(share('/app/act/7/detail/5?tag=&title=a', { cid: 9 }).link).toBe('/app/act/7/detail/5?title=a&cid=9')
  expect(share('/app/act/7/detail/5?cid=1000', { cid: 1000 }).link).toBe('/app/act/7/detail/5')
})

test("the sharer's key replaces the one that brought the visitor; 'empty' is none", () => {
  const path = '/app/act/7/detail/5?disrParentMultiDisKey=parent'
  expect(share(path, { cid: 1000, key: 'mine' }).link).toBe('/app/act/7/detail/5?disrParentMultiDisKey=mine')
  expect(share(path, { cid: 1000, key: 'empty' }).link).toBe('/app/act/7/detail/5')
  expect(share(path, { cid: 1000 }).link).toBe('/app/act/7/detail/5')
})

test('the link does not carry the language', () => {
  expect(share('/app/act/7/detail/5?lang=en&title=a', { cid: 1000 }).link).toBe('/app/act/7/detail/5?title=a')
})

test('paths without a tenant keep it in the query', () => {
  expect(share('/app/find?iid=3073', { cid: 1000 }).link).toBe('/app/find?iid=3073')
})

test('a mini-program gets the page path with the same parameters', () => {
  const { miniPath } = share('/app/act/7/detail/5?title=a', { cid: 9 })
  expect(miniPath).toMatch(/^\/modules\//)
  expect(miniPath).toContain('iid=7')
  expect(miniPath).toContain('id=5')
  expect(miniPath).toContain('cid=9')
})

describe('shell-and-routes §2: the share address that a tenant has entered for a page', () => {
  beforeEach(() => jest.spyOn(address, 'origin').mockReturnValue('https://site.test'))
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['/app/index/1000', 'https://site.test/app/index/1000?cid=9'],
    ['/app/index/1000?type=&a=1', 'https://site.test/app/index/1000?a=1&cid=9'],
    ['https://site.test/app/index/1000?cid=1000', 'https://site.test/app/index/1000?cid=9'],
    ['https://elsewhere.test/app/index/1000', 'https://elsewhere.test/app/index/1000'],
    ['/no/such/page', 'https://site.test/no/such/page'],
  ])('%s is shared as %s', (written, link) => {
    expect(writtenAddress(written, { cid: 9 }).link).toBe(link)
  })

  test('a mini-program opens it too', () => {
    expect(writtenAddress('/app/index/1000', { cid: 9, key: 'mine' }).miniPath).toMatch(
      /^\/modules\/index\/home\/index\?iid=1000&cid=9&disrParentMultiDisKey=mine/,
    )
  })
})

test.each([
  ['/media/camp-1-800x600.webp', '/media/camp-1-800x600.webp?x-oss-process=image/resize,w_640/format,jpg'],
  ['/oss/h5/1000_1?x=1', '/oss/h5/1000_1?x-oss-process=image/resize,w_640/format,jpg'],
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['', ''],
])('the picture of a card: %p becomes %p', (picture, expected) => expect(sharePicture(picture)).toBe(expected))
