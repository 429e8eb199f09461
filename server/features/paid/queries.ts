import { MODULE_TYPE, type PaidContent, type PaidItem, type PaidPlay } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Services } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { SIGNED_MS, signMedia } from '../../delivery/media/paidMedia'
import { goodsShown } from '../goods/public'
import { isChapter, lengthOfPart, textFor, trialOf } from './partText'
import { isReminded } from './reminders'
import {
  accessTo,
  isBefore,
  isFreePart,
  isOn,
  isOver,
  owns,
  type Part,
  partsOf,
  type Target,
  type TargetWish,
  targetOf,
  wholeWish,
} from './targets'

interface Stop {
  readonly item_id: string
  readonly seconds: number
  readonly at: number
}

/** The member's position in each part. */
async function stopsOf(db: Db, { iid, user_id }: Member, target: Target): Promise<readonly Stop[]> {
  return await db
    .selectFrom('paid_progress')
    .select(['item_id', 'seconds', 'at'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('module_type', '=', target.module_type)
    .where('target_id', '=', target.id)
    .orderBy('at', 'desc')
    .execute()
}

/** Paid content with its parts, locks and the viewer's position, but without any address or locked text. */
export async function paidContent(db: Db, asker: Asker, wish: TargetWish): Promise<PaidContent> {
  const target = await targetOf(db, asker.iid, await wholeWish(db, asker.iid, wish), asker)
  const access = await accessTo(db, asker, target)
  const [parts, goods, reminded, stops] = await Promise.all([
    partsOf(db, target, access.owned),
    goodsShown(db, asker.iid, target.extra.goods ?? []),
    isReminded(db, asker, target),
    asker.member ? stopsOf(db, asker.member, target) : [],
  ])
  const placeOf = ({ item_id }: Stop) => parts.findIndex(({ id }) => id === item_id)
  // The end of a part and the beginning of the next one are stored at the same time.
  const [last] = stops.filter((stop) => placeOf(stop) >= 0).sort((a, b) => b.at - a.at || placeOf(b) - placeOf(a))
  const items = parts.map((part): PaidItem => {
    const open = access.open || isFreePart(target, part)
    const length = lengthOfPart(part)
    const stop = stops.find(({ item_id }) => item_id === part.id)
    return {
      ...{ id: part.id, title: part.title, length, locked: !open },
      trial: open ? 0 : trialOf(part),
      seen: Math.min(stop?.seconds ?? 0, length),
    }
  })
  const price = target.price_fen ?? 0
  return {
    ...{ id: target.id, title: target.title, cover: target.cover, html: target.html, price, items },
    vipFree: price > 0 && target.extra.vipFree === true,
    owned: access.owned,
    ...(target.module_type === MODULE_TYPE.live
      ? { startAt: target.start_at, endAt: target.end_at, replay: target.extra.replay === true }
      : { startAt: null, endAt: null, replay: false }),
    ...{ reminded, goods },
    position: last ? { itemId: last.item_id, seconds: last.seconds, at: last.at } : null,
  }
}

type PlayWish = TargetWish & { readonly id: string; readonly itemId?: string | undefined }

function partOf(parts: readonly Part[], itemId: string | undefined): Part {
  const part = itemId === undefined ? parts[0] : parts.find(({ id }) => id === itemId)
  if (!part) throw new CallError('NOTFOUND')
  return part
}

/** The address or the text of a part for a viewer with the right to it, signed for two hours; its trial for others. */
export async function playAddress(
  { db, secrets, providers }: Pick<Services, 'db' | 'secrets' | 'providers'>,
  asker: Asker,
  wish: PlayWish,
): Promise<PaidPlay> {
  const target = await targetOf(db, asker.iid, wish, asker)
  const access = await accessTo(db, asker, target)
  const part = partOf(await partsOf(db, target, access.owned), wish.itemId)
  if (isBefore(target, asker.at)) throw new CallError('CLOSED', { detail: REASONS.roomNotBegun })
  if (isOver(target, asker.at)) throw new CallError('CLOSED')
  const open = access.open || isFreePart(target, part)
  const trial = open ? null : trialOf(part)
  if (trial === 0) throw new CallError(asker.member ? 'DENIED' : 'LOGIN')
  if (isOn(target, asker.at)) {
    const expireAt = asker.at + SIGNED_MS
    const room = { iid: target.iid, id: target.id, startAt: target.start_at ?? target.published_at }
    const url = await providers.live.addressOf(room, expireAt)
    // Nobody sends: the host has gone for a moment.
    if (url === null) throw new CallError('NOTFOUND')
    return { url, expireAt, trial: null }
  }
  const html = textFor(part, open)
  if (isChapter(part)) return { url: '', html, trial, expireAt: asker.at + SIGNED_MS }
  const src = open ? part.media?.src : part.media?.trial?.src
  if (!src) throw new CallError('NOTFOUND')
  return { ...signMedia(secrets, src, asker.at), ...(part !== target && html ? { html } : {}), trial }
}

interface Progress {
  readonly seconds: number
  /** When the viewer was there, by their device, ms. */
  readonly at?: number | undefined
}

/** Stores where the member stopped; an older position than the stored one changes nothing. */
export async function saveProgress(db: Db, member: Member, wish: PlayWish & Progress, now: number): Promise<true> {
  const { iid, user_id } = member
  const target = await targetOf(db, iid, wish, { member, at: now })
  const parts = await partsOf(db, target, await owns(db, user_id, target, now))
  const part = partOf(parts, wish.itemId)
  const whose = { iid, user_id, module_type: target.module_type, target_id: target.id }
  const at = Math.min(wish.at ?? now, now)
  const store = (item_id: string, seconds: number) =>
    db
      .insertInto('paid_progress')
      .values({ ...whose, item_id, seconds, at })
      .onConflict((c) =>
        c
          .columns(['iid', 'user_id', 'module_type', 'target_id', 'item_id'])
          .doUpdateSet({ seconds, at })
          .where('paid_progress.at', '<=', at),
      )
      .execute()
  await store(part.id, wish.seconds)
  const next = parts[parts.findIndex(({ id }) => id === part.id) + 1]
  const length = lengthOfPart(part)
  if (next && length > 0 && wish.seconds >= length) await store(next.id, 0)
  return true
}
