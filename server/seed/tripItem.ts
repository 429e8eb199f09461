import type { TripPlan } from '@quanzi/contract'
import { type DayTime, FRIDAY, type ItemSeed, on, picture, type SessionSeed } from './TenantSeed'

interface TripSeed {
  readonly id: string
  readonly title: string
  readonly scene: readonly [Parameters<typeof picture>[0], number]
  readonly summary: string
  readonly author: number
  readonly tag: string
  readonly province: string
  readonly city: string
  readonly place: string
  readonly at: readonly [number, number]
  /** Days of one trip. */
  readonly days: number
  /** Fen. */
  readonly adult: number
  readonly child: number
  readonly plan: TripPlan
  /** The trip of another tenant that it resells: with its departures and its refund ladder. */
  readonly source?: { readonly iid: number; readonly id: string }
}

/** The first departure is over, one is full, one certain, one a person short of its group, two are open. */
const WEEKS: readonly (Pick<SessionSeed, 'stock' | 'sold'> & { readonly day: number; readonly more?: number })[] = [
  { day: -12, stock: 16, sold: 14 },
  { day: 4, stock: 16, sold: 16 },
  { day: 11, stock: 16, sold: 13 },
  { day: 18, stock: 16, sold: 7 },
  { day: 32, stock: 16, sold: 0 },
  { day: 53, stock: 16, sold: 2, more: 10_000 },
]

const departures = (days: number): readonly SessionSeed[] =>
  WEEKS.map(({ day, stock, sold = 0, more = 0 }) => ({
    from: on(FRIDAY, day, 8),
    to: after(day, days),
    stock,
    sold,
    price: more,
    minGroup: 8,
  }))

/** The last day of a trip that begins on the first Friday from `day` on. */
const after = (day: number, days: number): DayTime => ({ day: day + days - 1, hour: 17, weekday: lastWeekday(days) })

const lastWeekday = (days: number) => ((FRIDAY + days - 1) % 7) as NonNullable<DayTime['weekday']>

/** A trip of a supplier with six departures, for adults and children. */
export function tripItem(trip: TripSeed): ItemSeed {
  const [scene, number] = trip.scene
  const { source } = trip
  return {
    id: trip.id,
    type: 31,
    title: trip.title,
    cover: picture(scene, number, '16x9'),
    imgs: [picture(scene, number, '16x9'), picture('village', number, '16x9')],
    summary: trip.summary,
    author: trip.author,
    tags: [trip.tag],
    province: trip.province,
    at: trip.at,
    age: 8,
    html: `<p>${trip.summary}</p>`,
    extra: { city: trip.city, place: trip.place, trip: trip.plan },
    act: {
      sessions: source ? [] : departures(trip.days),
      tickets: [
        { name: '成人', price: trip.adult, rule: '含住宿、用餐和领队' },
        { name: '儿童', price: trip.child, rule: '12 岁以下，与家长同住' },
      ],
      refund: source
        ? []
        : [
            { hours: 7 * 24, share: 100 },
            { hours: 3 * 24, share: 50 },
          ],
      insurance: 2_000,
      ...(source ? { source } : {}),
    },
  }
}
