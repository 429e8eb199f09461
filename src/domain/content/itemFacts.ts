import { formatSeconds, type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { language } from '@/locales/Language'
import { text } from '../messages'

export type Tone = 'brand' | 'success' | 'warning' | 'danger' | 'plain'

/** The facts of an item on its card, besides the title. */
export interface ItemFacts {
  /** One line: place, date, author, number of readers. */
  readonly meta: string
  /** The item's state as a label; null when it does not matter. */
  readonly badge: { readonly text: string; readonly tone: Tone } | null
  /** In fen, shown at the right end; null when the item has no price. */
  readonly price: number | null
}

const FEW_LEFT = 10

type Rule = (item: ItemSummary) => readonly string[]

/** Shortens a count for cards: 12345 is '1.2万', in English '12.3k'. */
export function shortCount(count: number): string {
  if (count < 10_000) return String(count)
  const unit = language.code === 'en' ? 1000 : 10_000
  return text('thousands', { count: Math.floor((count / unit) * 10) / 10 })
}

const day = (at: number | undefined): string => (at ? formatMoment(at) : '')
const reads: Rule = ({ counts }) => [text('views', { count: shortCount(counts.view) })]

const members: Rule = ({ extra, counts }) => {
  const count = extra.joined ?? counts.join
  return [extra.capacity ? text('membersOf', { count, capacity: extra.capacity }) : text('members', { count })]
}

/** Empty when few places are left, because the badge shows that. */
const placesLeft = ({ left, state }: ItemSummary['extra']): string =>
  state !== 'ended' && typeof left === 'number' && left > FEW_LEFT ? text('seatsLeft', { count: left }) : ''

const parts: Rule = ({ extra }) => [extra.parts ? text('parts', { count: extra.parts }) : '']

const META: Readonly<Record<number, Rule>> = {
  [MODULE_TYPE.video]: ({ counts, extra }) => [
    extra.seconds ? formatSeconds(extra.seconds) : '',
    text('plays', { count: shortCount(counts.view) }),
  ],
  [MODULE_TYPE.act]: ({ extra }) => [day(extra.startAt), extra.place ?? extra.city ?? extra.province ?? ''],
  [MODULE_TYPE.mate]: (item) => [item.extra.city ?? '', ...members(item)],
  [MODULE_TYPE.note]: ({ author }) => [author.nick_name],
  [MODULE_TYPE.sact]: ({ extra }) => [day(extra.startAt), extra.place ?? '', placesLeft(extra)],
  [MODULE_TYPE.news]: (item) => [
    item.extra.source ?? item.author.nick_name,
    formatMoment(item.publishedAt, 'day'),
    ...reads(item),
  ],
  [MODULE_TYPE.campsite]: ({ extra }) => [extra.city ?? extra.province ?? '', extra.place ?? ''],
  [MODULE_TYPE.game]: ({ extra }) => [day(extra.startAt), extra.city ?? ''],
  [MODULE_TYPE.live]: ({ extra }) => [day(extra.startAt)],
  [MODULE_TYPE.goods]: ({ summary }) => [summary],
  [MODULE_TYPE.book]: ({ extra }) => [extra.parts ? text('chapters', { count: extra.parts }) : ''],
  [MODULE_TYPE.audioAlbum]: parts,
  [MODULE_TYPE.videoAlbum]: parts,
  [MODULE_TYPE.shop]: ({ extra }) => [extra.place ?? ''],
  [MODULE_TYPE.cloudAlbum]: ({ extra, author }) => [text('photos', { count: extra.photos ?? 0 }), author.nick_name],
  [MODULE_TYPE.origin]: ({ extra }) => [extra.province ?? '', day(extra.startAt)],
}

const STATES: Readonly<Record<string, Tone>> = {
  upcoming: 'plain',
  full: 'warning',
  running: 'success',
  ended: 'plain',
  living: 'danger',
  replay: 'plain',
}

function badgeOf({ moduleType, extra }: ItemSummary): ItemFacts['badge'] {
  if (extra.mine)
    return {
      text: text(moduleType === MODULE_TYPE.mate ? 'member' : moduleType > 200 ? 'bought' : 'joinedMine'),
      tone: 'brand',
    }
  if (extra.visibility)
    return { text: text(extra.visibility === 'private' ? 'albumPrivate' : 'albumMembers'), tone: 'plain' }
  const { state = '' } = extra
  const tone = STATES[state]
  if (tone) {
    const key = moduleType === MODULE_TYPE.live && state === 'upcoming' ? 'announced' : state
    return { text: (text as (key: string) => string)(key), tone }
  }
  if (typeof extra.left === 'number' && extra.left > 0 && extra.left <= FEW_LEFT) {
    return { text: text('seatsLeft', { count: extra.left }), tone: 'warning' }
  }
  return null
}

/** The facts for the item's module. */
export function itemFacts(item: ItemSummary): ItemFacts {
  const lines = (META[item.moduleType] ?? reads)(item)
  return { meta: lines.filter(Boolean).join(' · '), badge: badgeOf(item), price: item.price }
}
