import type { Action } from '@quanzi/contract'
import type { StoredSection } from '../db/schema/content'
import { badgesInEnglish, englishOf, namesInEnglish } from './english'
import { type DayTime, open, picture } from './TenantSeed'

let count = 0

export function section(
  type: number,
  title: string,
  data: Readonly<Record<string, unknown>>,
  style: Readonly<Record<string, unknown>> = {},
): StoredSection {
  count += 1
  const en = englishOf(title, data)
  const names = type === 2 ? namesInEnglish(data.items) : undefined
  const badges = type === 2 ? badgesInEnglish(data.items) : undefined
  return {
    id: `s${count}`,
    type,
    title,
    ...(en ? { en: { ...en, ...(names ? { names } : {}), ...(badges?.some(Boolean) ? { badges } : {}) } } : {}),
    style,
    data,
  }
}

interface Slide {
  readonly image: string
  readonly action: Action
}

export const slides = (items: readonly Slide[], ratio = 2.1): StoredSection =>
  section(1, '轮播', { items, ratio, intervalMs: 4000 })

export const slide = (scene: string, seed: number, action: Action): Slide => ({
  image: picture(scene, seed, '16x9').src,
  action,
})

export const heading = (title: string, subtitle: string, action?: Action): StoredSection =>
  section(8, title, { title, subtitle, ...(action ? { action } : {}) })

type Layout = 'row' | 'grid' | 'scroll' | 'big'

/** A section with the newest items of a module, or those with a tag. */
export const newest = (type: number, title: string, limit: number, layout: Layout, tag?: string): StoredSection =>
  section(type, title, tag ? { mode: 'tag', tag, limit, layout } : { mode: 'newest', limit, layout })

export const chosen = (type: number, title: string, ids: readonly string[], layout: Layout): StoredSection =>
  section(type, title, { mode: 'ids', ids, limit: ids.length, layout })

interface Goods {
  readonly goodsId: string
  readonly title: string
  readonly image: string
  /** Fen. */
  readonly price: number
  readonly cutPrice?: number
}

export const goods = (goodsId: string, title: string, picked: readonly [string, number], price: number): Goods => ({
  goodsId,
  title,
  image: picture(picked[0], picked[1], '1x1').src,
  price,
})

/** Goods at a price that ends some days after seeding. */
export const flash = (title: string, endAt: DayTime, items: readonly Required<Goods>[]): StoredSection =>
  section(17, title, { endAt, items })

/** Converts the end of a flash sale to an instant. */
export function datedSection(section: StoredSection, instantOf: (time: DayTime) => number): StoredSection {
  const { endAt } = section.data
  return isDayTime(endAt) ? { ...section, data: { ...section.data, endAt: instantOf(endAt) } } : section
}

const isDayTime = (value: unknown): value is DayTime =>
  typeof value === 'object' && value !== null && 'day' in value && 'hour' in value

export const icon = (scene: string, seed: number, name: string, action: Action, badge?: string) => ({
  icon: picture(scene, seed, '1x1').src,
  name,
  action,
  ...(badge ? { badge } : {}),
})

export const notice = (texts: readonly (readonly [string, Action])[]): StoredSection =>
  section(4, '公告', { items: texts.map(([text, action]) => ({ text, action })) })

export const moduleTabs = section(22, '选项卡', {
  tabs: [
    { name: '活动', moduleType: 9 },
    { name: '笔记', moduleType: 11 },
    { name: '资讯', moduleType: 14 },
    { name: '视频', moduleType: 3 },
  ],
})

export const openNews = (id: string): Action => open(14, id)
