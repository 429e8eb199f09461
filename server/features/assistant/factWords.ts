import { formatYuanShort, type RefundStep } from '@quanzi/contract'
import type { Aspect } from './aspects'

/** How the facts of an item are written in a language. */
export interface FactWords {
  readonly heading: Readonly<Record<'price' | 'time' | 'place' | 'refund' | 'freight' | 'choices', string>>
  readonly comma: string
  readonly semicolon: string
  readonly stop: string
  yuan(fen: number): string
  from(price: string): string
  place(place: string, city?: string): string
  meet(place: string): string
  named(name: string, value: string): string
  refund(steps: readonly RefundStep[]): string
  freight(fee: number, over: number | null): string
}

const latestFirst = (steps: readonly RefundStep[]) => [...steps].sort((a, b) => b.hours - a.hours)

export const CHINESE: FactWords = {
  heading: { price: '价格', time: '时间', place: '地点', refund: '退款', freight: '运费', choices: '可选' },
  comma: '，',
  semicolon: '；',
  stop: '。',
  yuan: (fen) => (fen === 0 ? '免费' : `¥${formatYuanShort(fen)}`),
  from: (price) => `${price} 起`,
  place: (place, city) => (city ? `${place}（${city}）` : place),
  meet: (place) => `集合：${place}`,
  named: (name, value) => `${name}：${value}`,
  refund: (steps) =>
    latestFirst(steps)
      .map(({ hours, share }) => `开始前 ${hours} 小时以上退 ${share}%`)
      .concat('之后不可退')
      .join('，'),
  freight(fee, over) {
    if (fee === 0) return '免运费'
    return `${this.yuan(fee)}${over === null ? '' : `，同一供应商满${this.yuan(over)}免运费`}`
  },
}

export const ENGLISH: FactWords = {
  heading: {
    ...{ price: 'Price', time: 'Time', place: 'Place', refund: 'Refund', freight: 'Shipping', choices: 'Choices' },
  },
  comma: ', ',
  semicolon: '; ',
  stop: '. ',
  yuan: (fen) => (fen === 0 ? 'free' : `¥${formatYuanShort(fen)}`),
  from: (price) => `from ${price}`,
  place: (place, city) => (city ? `${place} (${city})` : place),
  meet: (place) => `Meeting point: ${place}`,
  named: (name, value) => `${name}: ${value}`,
  refund: (steps) =>
    latestFirst(steps)
      .map(({ hours, share }) => `${share}% up to ${hours} hours before the start`)
      .concat('nothing after that')
      .join(', '),
  freight(fee, over) {
    if (fee === 0) return 'free'
    return `${this.yuan(fee)}${over === null ? '' : `, free over ${this.yuan(over)} from one supplier`}`
  },
}

/** What a parameter of goods tells, by its name. */
export const paramAspect = (name: string): Aspect | undefined =>
  /重/.test(name) ? 'weight' : /尺寸|尺码|容量|大小|规格/.test(name) ? 'size' : undefined
