import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { drawPoster } from '../../delivery/poster/drawPoster'
import { factsOf } from './shareFacts'

const activity = {
  ...{ moduleType: MODULE_TYPE.act, title: 'Lakeside walk', cover: '', price: 8800, tags: [] },
  extra: { startAt: Date.parse('2026-12-05T10:00:00+08:00'), place: 'Lake' },
} as unknown as ItemSummary

test('the facts of a poster are in the language of whoever asks for it', () => {
  expect(factsOf(activity, 'zh')).toMatchObject({
    ...{ label: '活动', facts: ['12月05日 10:00', 'Lake'], price: '¥ 88 起' },
  })
  expect(factsOf(activity, 'en')).toMatchObject({
    ...{ label: 'Activities', facts: ['Sat 5 Dec, 10:00', 'Lake'], price: 'From ¥88' },
  })
  expect(factsOf({ ...activity, price: 0 }, 'en').price).toBe('Free')
})

test.each(['', 'Ann'])('an English poster of %j has no Chinese word of its own', (userName) => {
  const { title, cover, ...facts } = factsOf(activity, 'en')
  const code = { code: 'abc', mini: false }
  const sheet = { ...{ site: 'Hills', colour: '#0E7C66', title, cover, userName, userImg: '', code }, ...facts }
  const draw = (more: { english?: true }) =>
    drawPoster({ kind: 'poster', template: 'card', ...sheet, ...more }, { cover: null, userImg: null, code: '' })
  expect(draw({ english: true })).not.toMatch(/\p{Script=Han}/u)
  expect(draw({})).toContain('长按识别二维码')
})
