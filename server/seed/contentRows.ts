import { shanghaiDay, shanghaiWeekday, startOfDay, tripDays } from '@quanzi/contract'
import type { Insertable } from 'kysely'
import type { ContentTable } from '../db/schema/content'
import type { DayTime, ItemSeed, PersonSeed } from './TenantSeed'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The instant of a seed's day and hour. */
export function instant(now: number, { day, hour, weekday }: DayTime): number {
  const date = startOfDay(shanghaiDay(now)) + day * DAY
  const wait = weekday === undefined ? 0 : (weekday - shanghaiWeekday(date) + 7) % 7
  return date + wait * DAY + hour * HOUR
}

/** Start, end and deadline of an activity, from its sessions. */
function span(item: ItemSeed, now: number) {
  const all = item.act?.sessions ?? []
  // A trip goes on every few weeks: it begins with the first departure to come.
  const sessions = item.type === 31 ? all.filter((session) => instant(now, session.from) > now) : all
  const from = sessions.length
    ? Math.min(...sessions.map((s) => instant(now, s.from)))
    : item.from && instant(now, item.from)
  const to = sessions.length ? Math.max(...sessions.map((s) => instant(now, s.to))) : item.to && instant(now, item.to)
  const closes = item.act?.game?.closes
  const close = closes
    ? instant(now, closes)
    : sessions.length
      ? Math.max(...sessions.map((s) => instant(now, s.from)))
      : item.close && instant(now, item.close)
  const trips = sessions.length ? sessions : item.from && item.to ? [{ from: item.from, to: item.to }] : []
  const days = trips.map((trip) => tripDays(instant(now, trip.from), instant(now, trip.to)))
  return {
    start_at: from ?? null,
    end_at: to ?? null,
    close_at: close ?? null,
    days: days.length ? Math.max(...days) : null,
  }
}

const lowest = (item: ItemSeed): number | null =>
  item.act
    ? Math.min(...item.act.tickets.map((t) => t.price)) +
      Math.min(...item.act.sessions.map((s) => s.price ?? 0), ...(item.act.source ? [0] : []))
    : (item.price ?? (item.stay ? Math.min(...item.stay.rooms.map(({ price }) => price)) : null))

/** The content row of a seed item. */
export function contentRow(
  iid: number,
  item: ItemSeed,
  people: readonly PersonSeed[],
  now: number,
): Insertable<ContentTable> {
  const published = Math.round(now - item.age * DAY)
  return {
    id: item.id,
    iid,
    module_type: item.type,
    parent_id: item.club ?? null,
    type_id: item.typeId ?? null,
    author_id: people[item.author]?.userId ?? 0,
    title: item.title,
    cover: item.cover.src,
    summary: item.summary,
    html: item.html ?? '',
    body: JSON.stringify(item.body ?? []),
    imgs: (item.imgs ?? [item.cover]).map((image) => image.src),
    media: item.clip
      ? JSON.stringify({
          src: `/media/clips/${item.clip.name}.mp4`,
          poster: item.cover.src,
          seconds: item.clip.seconds,
        })
      : null,
    price_fen: lowest(item),
    tags: [...item.tags],
    province: item.province ?? null,
    lat: item.at?.[0] ?? null,
    lng: item.at?.[1] ?? null,
    capacity:
      item.act && !item.act.source ? item.act.sessions.reduce((sum, s) => sum + s.stock, 0) : (item.capacity ?? null),
    ...span(item, now),
    status: 'published',
    visibility: item.unlisted ? 'unlisted' : 'public',
    extra: JSON.stringify({
      ...item.extra,
      ...(item.province ? { province: item.province } : {}),
      ...(item.stay ? { kind: item.stay.kind } : {}),
      ratio: item.cover.ratio,
      ...(item.parts ? { parts: item.parts.length } : {}),
    }),
    ...(item.detail ? { detail: JSON.stringify(item.detail) } : {}),
    created_at: published,
    published_at: published,
  }
}
