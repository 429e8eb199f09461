import fc from 'fast-check'
import { imageAtWidth } from './imageAtWidth'

const OSS = 'https://b.oss-cn-hangzhou.aliyuncs.com'

test.each([
  [`${OSS}/a.jpg`, 375, `${OSS}/a.jpg?x-oss-process=image/resize,w_375`],
  [`${OSS}/a.jpg`, 187.2, `${OSS}/a.jpg?x-oss-process=image/resize,w_188`],
  [`${OSS}/a.jpg`, 9999, `${OSS}/a.jpg?x-oss-process=image/resize,w_4096`],
  [`${OSS}/a.jpg?v=2#x`, 100, `${OSS}/a.jpg?v=2&x-oss-process=image/resize,w_100#x`],
  [`//b.aliyuncs.com/a.png`, 100, '//b.aliyuncs.com/a.png?x-oss-process=image/resize,w_100'],
  [`${OSS}/a.jpg?x-oss-process=image/resize,w_50`, 100, `${OSS}/a.jpg?x-oss-process=image/resize,w_100`],
  [
    `${OSS}/a.jpg?x-oss-process=image/format,webp&v=1`,
    100,
    `${OSS}/a.jpg?x-oss-process=image/format,webp/resize,w_100&v=1`,
  ],
  [`${OSS}/a.jpg?x-oss-process=style/small`, 100, `${OSS}/a.jpg?x-oss-process=style/small`],
])('shell-and-routes §9: %s at %d is %s', (address, width, wanted) => expect(imageAtWidth(address, width)).toBe(wanted))

test.each([
  'data:image/png;base64,AAAA',
  'blob:https://b.aliyuncs.com/1',
  'https://example.com/a.jpg',
  'https://example.com/?u=https://b.aliyuncs.com/a.jpg',
  'https://b.aliyuncs.com.example.com/a.jpg',
  `${OSS}/a.svg`,
  `${OSS}/a.mp4`,
  `${OSS}/a.jpg?OSSAccessKeyId=k&Expires=1&Signature=s`,
  `${OSS}/a.jpg?x-oss-signature=s`,
  '',
])('shell-and-routes §9: %s stays unchanged', (address) => expect(imageAtWidth(address, 100)).toBe(address))

test('the tenant names its own storage by prefix', () => {
  expect(imageAtWidth('/bucket/h5/1000_1.jpg', 90, ['/bucket/'])).toBe(
    '/bucket/h5/1000_1.jpg?x-oss-process=image/resize,w_90',
  )
  expect(imageAtWidth('/other/a.jpg', 90, ['/bucket/', ''])).toBe('/other/a.jpg')
})

test.each([0, -1, Number.NaN])('shell-and-routes §9: width %d leaves the address unchanged', (width) =>
  expect(imageAtWidth(`${OSS}/a.jpg`, width)).toBe(`${OSS}/a.jpg`),
)

test('applying it twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.integer({ min: 1, max: 5000 }),
      (url, width) => {
        const once = imageAtWidth(url, width, ['http'])
        expect(imageAtWidth(once, width, ['http'])).toBe(once)
      },
    ),
  )
})
