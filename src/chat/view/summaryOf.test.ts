import type { ChatBody } from '@quanzi/contract'
import { cardOf } from './bubbles/cardOf'
import { summaryOf } from './summaryOf'

const card = JSON.stringify({ imgUrl: '', title: '新活动', action: { p: { moduleType: 9, id: '1' } } })

test.each<[ChatBody, string]>([
  [{ type: 1, text: '你好' }, '你好'],
  [{ type: 10, text: '去<a con="报名">x</a>' }, '去报名'],
  [{ type: 2, imageUrl: 'https://a.cn/1.jpg' }, '[图片]'],
  [{ type: 3, voiceUrl: 'https://a.cn/1.aac' }, '[语音]'],
  [{ type: 4, videoUrl: 'https://a.cn/1.mp4', videoImageUrl: '' }, '[视频]'],
  [{ type: 11, operateCardString: card }, '新活动'],
  [{ type: 11, operateCardString: '{broken' }, '[卡片]'],
])('a message as one line of text: %j', (body, words) => {
  expect(summaryOf({ body })).toBe(words)
})

test('chat-and-calls §3: the summary of a coupon notice has its name and its kind', () => {
  expect(summaryOf({ body: { type: 10, text: '' }, tipNotify: { name: '满减券', desc: '满 100 减 20' } })).toBe(
    '满减券 满 100 减 20',
  )
})

test.each(['', 'null', '[]', '{"title":5}', '"text"'])('an unusable card is not shown: %s', (text) => {
  expect(cardOf(text)).toBeNull()
})

test('a card without picture or action shows its title and leads nowhere', () => {
  expect(cardOf('{"title":"只有标题"}')).toEqual({ title: '只有标题', imgUrl: '', action: {} })
})
