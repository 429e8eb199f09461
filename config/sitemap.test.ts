import { sitemap } from './sitemap'

const { rules } = sitemap()
const allowed = rules.filter(({ action }) => action === undefined).map(({ page }) => page)

test('pages that everybody may open are indexed', () => {
  expect(allowed).toEqual(expect.arrayContaining(['modules/index/home/index', 'modules/act/detail/index']))
})

test('personal pages and pages for developers are not indexed', () => {
  for (const page of ['modules/order/list/index', 'modules/account/coupon/index', 'modules/test/gallery/index'])
    expect(allowed).not.toContain(page)
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
