import { sitemap } from './sitemap'

const { rules } = sitemap()
const pageOf = (action: string) => rules.filter((rule) => rule.action === action).map(({ page }) => page)

test('what anybody may open can be found', () => {
  expect(pageOf('allow')).toEqual(expect.arrayContaining(['modules/index/home/index', 'modules/act/detail/index']))
})

test('what belongs to somebody, and what is for those who build the app, cannot', () => {
  for (const page of ['modules/order/list/index', 'modules/account/coupon/index', 'modules/test/gallery/index'])
    expect(pageOf('allow')).not.toContain(page)
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
