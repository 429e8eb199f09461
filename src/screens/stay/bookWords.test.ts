import { language } from '@/locales/Language'
import { bookWords } from './bookWords'

afterEach(() => language.use('zh-CN'))

test('the button names the lowest price of a night, and none where no room has one', () => {
  const rooms = [{ lowest: null }, { lowest: 46800 }, { lowest: 39800 }]
  expect([bookWords(rooms), bookWords([{ lowest: null }])]).toEqual([['¥398起/晚', '选择日期'], ['选择日期']])
  language.use('en')
  expect(bookWords(rooms)).toEqual(['From ¥398', 'Choose dates'])
})
