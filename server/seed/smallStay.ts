import { article } from './smallTenant'
import type { ItemSeed, Picture, StaySeed } from './TenantSeed'

type Room = StaySeed['rooms'][number]

interface SmallStay {
  readonly id: string
  readonly title: string
  readonly scene: Parameters<typeof article>[0]['scene']
  readonly text: readonly string[]
  readonly city: string
  readonly place: string
  readonly at: readonly [number, number]
  readonly phone: string
  readonly facilities: StaySeed['facilities']
  readonly room: Omit<Room, 'imgs'> & { readonly img: Picture }
}

/** The one homestay of a small tenant, of one kind of room. */
export const smallStay = ({
  id,
  title,
  scene,
  text,
  city,
  place,
  at,
  phone,
  facilities,
  room,
}: SmallStay): ItemSeed => {
  const { img, ...facts } = room
  return article({
    ...{ id, title, scene, text, type: 20, age: 15, tag: '民宿' },
    more: {
      ...{ price: room.price, province: '浙江', at, extra: { city, place } },
      stay: {
        ...{ kind: 'bnb', facilities, phone },
        rules: ['14:00后入住，12:00前离店', '22:00后请保持安静'],
        refund: [
          { hours: 48, share: 100 },
          { hours: 24, share: 50 },
        ],
        rooms: [{ ...facts, imgs: [img] }],
      },
    },
  })
}
