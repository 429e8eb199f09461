import type { Coupon, ItemSummary, ListSection, Section } from '@quanzi/contract'
import { text } from '../messages'
import { pictures } from './pictures'

const DAY_MS = 86_400_000
const COVERS = [pictures.lake, pictures.dusk, pictures.field, pictures.night]

const sampleItem = (moduleType: number, at: number): ItemSummary => ({
  id: `${moduleType}-${at}`,
  moduleType,
  title: text(at % 2 === 0 ? 'cardTitle' : 'shortTitle'),
  cover: COVERS[at % COVERS.length] ?? '',
  summary: text('placeNote'),
  tags: [text('hot')],
  price: at % 2 === 0 ? 12_850 : 0,
  author: { rid: 1, nick_name: text('person'), headImg: '' },
  counts: { view: 1280, like: 36, collect: 8, comment: 5, join: 12 },
  publishedAt: Date.now() - at * DAY_MS,
  lat: null,
  lng: null,
  extra: {
    startAt: Date.now() + DAY_MS,
    place: text('place'),
    left: 6,
    state: 'open',
    seconds: 95,
    ratio: 1,
    joined: 12,
  },
})

/** Items of a module, for lists and for the tabs. */
export const sampleItems = (moduleType: number, count = 3): readonly ItemSummary[] =>
  Array.from({ length: count }, (_, at) => sampleItem(moduleType, at))

const coupon: Coupon = {
  id: '1',
  couponId: '1',
  name: text('shortTitle'),
  discountType: 1,
  minusPrice: 30,
  fullPrice: 100,
  endTime: Date.now() + 30 * DAY_MS,
  status: 0,
  scope: text('all'),
  target: { orderTypes: [], ids: [] },
  left: 5,
  owned: 0,
  perUser: 1,
}

/** Coupons with an amount, with a percentage, and sold out. */
export const sampleCoupons = (): readonly Coupon[] => [
  coupon,
  { ...coupon, id: '2', couponId: '2', discountType: 2, minusPrice: 85, fullPrice: 0, name: text('cardTitle') },
]

const goods = COVERS.map((image, at) => ({
  goodsId: String(at),
  title: text('shortTitle'),
  image,
  price: 9900 + at * 1000,
  cutPrice: 6900,
}))

const action = { url: '/app/test/components' }
const section = <Type extends Section['type']>(type: Type, data: Extract<Section, { type: Type }>['data']): Section =>
  ({ id: String(type), type, title: '', style: {}, data }) as unknown as Section

const list = (
  type: ListSection['type'] | 15 | 32,
  layout: 'row' | 'grid' | 'scroll' | 'big',
  moduleType: number = type,
) =>
  ({
    id: String(type),
    type,
    title: '',
    style: {},
    data: { mode: 'newest', limit: 3, layout, items: sampleItems(moduleType) },
  }) as unknown as Section

/** One section of every type, in numeric order. */
export const sampleSections = (): readonly Section[] => [
  section(1, { items: COVERS.map((image) => ({ image, action })), ratio: 16 / 9, intervalMs: 4000 }),
  section(2, { columns: 4, items: COVERS.map((icon) => ({ icon, name: text('scene'), action })) }),
  section(4, { items: [{ text: text('notice'), action }] }),
  section(5, { image: pictures.lake, ratio: 2, areas: [{ x: 0, y: 0, w: 1, h: 1, action }] }),
  section(6, { layout: '1+2', items: COVERS.slice(0, 3).map((image) => ({ image, action })) }),
  section(7, { placeholder: text('scene'), moduleTypes: [9], hotWords: [text('hot'), text('shortTitle')] }),
  section(8, { title: text('cards'), subtitle: text('cardsNote'), action }),
  list(9, 'row'),
  list(10, 'grid'),
  list(11, 'grid'),
  section(12, {}),
  list(13, 'big'),
  list(14, 'row'),
  list(15, 'scroll', 3),
  section(16, { couponIds: ['1'], coupons: [coupon] }),
  section(17, { endAt: Date.now() + DAY_MS, items: goods }),
  section(18, { html: `<h3>${text('scene')}</h3><p>${text('placeNote')}</p>` }),
  list(20, 'scroll'),
  list(21, 'row'),
  section(22, { tabs: [9, 14].map((moduleType) => ({ name: String(moduleType), moduleType })) }),
  list(23, 'scroll'),
  section(24, { cardId: '1', benefits: [text('free'), text('hot')] }),
  section(25, { phone: '4000000000', address: text('placeNote'), lat: 30.2, lng: 120.1, chat: true }),
  list(31, 'big'),
  list(32, 'grid'),
  section(33, { skus: goods }),
]
