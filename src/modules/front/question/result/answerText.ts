import type { PaperAnswer, PaperItem } from '@quanzi/contract'
import { text } from '../messages'

/** An answer in words. */
export function answerText({ type, options }: PaperItem, answer: PaperAnswer | readonly string[]): string {
  const given = typeof answer === 'string' ? [answer] : answer
  const words = given.filter((one) => one !== '')
  if (words.length === 0) return text('none')
  if (type === 'score') return text('points', { n: words[0] ?? '' })
  return type === 'text' ? words.join(' / ') : words.map((one) => options[Number(one)] ?? '').join(text('list'))
}
