import { language } from '@/locales/Language'
import { monthOf } from './monthOf'

afterEach(() => language.use('zh-CN'))

test('a period is named as months are everywhere', () => {
  expect(monthOf('202611')).toBe('2026年11月')
  language.use('en')
  expect(monthOf('202611')).toBe('Nov 2026')
})
