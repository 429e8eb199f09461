import type { DayTime, ItemSeed, Picture } from './TenantSeed'

interface ItinerarySeed {
  readonly id: string
  readonly activity: string
  readonly title: string
  readonly summary: string
  readonly cover: Picture
  readonly author: number
  readonly from: DayTime
  readonly to: DayTime
  readonly meet: { readonly name: string; readonly at: readonly [number, number] }
  readonly weather: string
  readonly packing: Readonly<Record<string, string>>
  readonly days: readonly {
    readonly title: string
    readonly public?: true
    readonly items: readonly (readonly [time: string, text: string])[]
  }[]
}

/** An itinerary of an activity, for those who take part. */
export const itinerary = ({ activity, meet, weather, packing, days, ...rest }: ItinerarySeed): ItemSeed => ({
  ...rest,
  type: 235,
  tags: [],
  club: activity,
  at: meet.at,
  age: 2,
  detail: {
    days: days.map(({ title, public: isPublic = false, items }) => ({
      ...{ title, public: isPublic },
      items: items.map(([time, text]) => ({ time, text })),
    })),
    meet: { minutesBefore: 20, name: meet.name, lat: meet.at[0], lng: meet.at[1] },
    weather,
    packing: Object.entries(packing).map(([id, text]) => ({ id, text })),
  },
})
