import { MODULE_TYPE, type ShopHours, type ShopOffer } from '@quanzi/contract'
import { type ItemSeed, picture } from './TenantSeed'

const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [0, 6]
const EVERY_DAY = [...WEEKEND, ...WEEKDAYS]

export const daily = (from: string, to: string): readonly ShopHours[] => [{ days: EVERY_DAY, from, to }]

export const weekly = (
  weekdays: readonly [from: string, to: string],
  weekend: readonly [from: string, to: string],
): readonly ShopHours[] => [
  { days: WEEKDAYS, from: weekdays[0], to: weekdays[1] },
  { days: WEEKEND, from: weekend[0], to: weekend[1] },
]

interface PartnerSeed {
  readonly id: string
  readonly name: string
  /** The owner's place among the people. */
  readonly by: number
  readonly typeId: string
  /** Scenes of the pictures, the cover first. */
  readonly scenes: readonly string[]
  readonly hours: readonly ShopHours[]
  readonly phone: string
  readonly region: string
  readonly address: string
  readonly at: readonly [lat: number, lng: number]
  readonly intro: string
  readonly offers: readonly ShopOffer[]
  readonly goods?: readonly string[]
  /** Names of clips. */
  readonly videos?: readonly string[]
}

/** A partner shop, as it is listed and opened. */
export function partnerShop(shop: PartnerSeed): ItemSeed {
  const { id, name, by, typeId, scenes, hours, phone, region, address, at, intro, offers, goods, videos = [] } = shop
  const seed = Number(id.slice(-2))
  const imgs = scenes.map((scene, n) => picture(scene, seed * 3 + n, '4x3'))
  const [province = ''] = region.split(' ')
  const [offer] = offers
  return {
    ...{ id, type: MODULE_TYPE.shop, title: name, cover: imgs[0] ?? picture('village', seed), author: by, typeId },
    ...{ summary: intro, imgs, at, age: 60 + seed, tags: [], province: province.replace(/[省市]$/, '') },
    body: [{ type: 'text', text: intro }],
    counts: { view: 60 + seed * 4, collect: 3 + seed },
    extra: { place: address, hours, ...(offer ? { offer: offer.title } : {}) },
    detail: { offers, ...(goods ? { goods } : {}) },
    partner: { phone, region, address, videos },
  }
}
