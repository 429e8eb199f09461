import type { Profile, SiteInfo } from '@quanzi/contract'
import { memberMenus } from './memberMenus'

jest.mock('@tarojs/components', () => require('../../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/routes/navigate', () => ({}))

const keys = (profile: object | null, site: object | null) =>
  memberMenus(profile as Profile | null, site as SiteInfo | null).map(({ key }) => key)

test('the membership is offered to visitors where one is sold, and to members who have or had a card', () => {
  expect(keys(null, { vipOffered: true })).toContain('vipCentre')
  expect(keys(null, { vipOffered: false })).not.toContain('vipCentre')
  expect(keys({ rights: [], vipOffered: true }, { vipOffered: false })).toContain('vipCentre')
  expect(keys({ rights: [], vipOffered: false }, { vipOffered: true })).not.toContain('vipCentre')
})
