import { MODULE_TYPE } from '@quanzi/contract'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

const DAY = 86_400_000

/** Writes applications of shops whose fee is due, or that wait for staff. */
export const plantApplications: Planter = async (db, { iid, people, applications = [] }, now) => {
  await insertRows(
    db,
    'shop_apply',
    applications.map(({ id, by, fee, reviewing, ...data }) => ({
      ...{ iid, id, user_id: people[by]?.userId ?? 0, step: 2, data: JSON.stringify(data) },
      ...{ status: reviewing ? ('reviewing' as const) : ('unpaid' as const), fee_fen: fee, order_id: null },
      ...{ at: now, moved_at: now },
    })),
  )
}

/** Writes the owners and albums of the partner shops among the items. */
export const plantShops: Planter = async (db, { iid, people, items }, now) => {
  const shops = items.flatMap((item) =>
    item.type === MODULE_TYPE.shop && item.partner ? [{ ...item.partner, item }] : [],
  )
  await insertRows(
    db,
    'shop',
    shops.map(({ item, phone, region, address }) => ({
      ...{ iid, id: item.id, owner_id: people[item.author]?.userId ?? 0, apply_id: `seed-${item.id}` },
      ...{ data: JSON.stringify({ name: item.title, phone, region, address }), at: now - item.age * DAY },
    })),
  )
  await insertRows(
    db,
    'shop_media',
    shops.flatMap(({ item, videos }) => {
      const of = { iid, shop_id: item.id, at: now - item.age * DAY }
      const images = (item.imgs ?? []).map(({ src }) => ({ kind: 'image' as const, url: src, poster: '' }))
      const clips = videos.map((name) => ({
        ...{ kind: 'video' as const, url: `/media/clips/${name}.mp4`, poster: item.cover.src },
      }))
      return [...images, ...clips].map((one, sort) => ({ ...of, ...one, sort }))
    }),
  )
}
