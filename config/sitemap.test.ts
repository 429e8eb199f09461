import { sitemap } from './sitemap'

const { rules } = sitemap()
const pageOf = (action: string) => rules.filter((rule) => rule.action === action).map(({ page }) => page)

test('pages that everybody may open are indexed', () => {
  expect(pageOf('allow')).toEqual(expect.arrayContaining(['modules/index/home/index', 'modules/act/detail/index']))
})

test('personal pages and pages for developers are not indexed', () => {
  for (const page of ['modules/order/list/index', 'modules/account/coupon/index', 'modules/test/gallery/index'])
    expect(pageOf('allow')).not.toContain(page)
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
