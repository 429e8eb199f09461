import { language } from '@/locales/Language'
import { text } from './messages'

afterEach(() => language.use('zh-CN'))

test('shell-and-routes §2: an unknown page shows a message with its target and the seconds left', () => {
  expect(text('missing', { seconds: 3 })).toBe('页面不存在，3秒后返回首页')
  language.use('en')
  expect(text('missing', { seconds: 3 })).toBe('no such page, returning to home in 3 seconds')
})
