import { language } from '@/locales/Language'
import { text } from './messages'

afterEach(() => language.use('zh-CN'))

/** The words that the document quotes, and ours in Chinese. */
test.each<[() => string, string, string]>([
  [() => text('chattingWith', { nickname: '小满' }), '正在与 小满 聊天', 'you are chatting with 小满'],
  [() => text('messageList'), '消息列表', 'message list'],
  [() => text('writeSomething'), '说点什么…', 'write something...'],
  [() => text('reply'), '回复', 'Reply'],
  [() => text('systemMessage'), '系统消息', 'system message'],
])('chat-and-calls §2, §3: the words of dialog and panel, row %#', (said, zh, en) => {
  expect(said()).toBe(zh)
  language.use('en')
  expect(said()).toBe(en)
})
