import { randomInt } from 'node:crypto'
import type { RedPacket } from '@quanzi/contract'
import { sql } from 'kysely'
import { randomCode } from '../../base/randomCode'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import type { Card } from './shownCard'

const HOURS_24 = 86_400_000
const ID = 20

/** Splits a sum by chance into portions of at least a fen that add up to it. */
export function splitPacket(total: number, parts: number): number[] {
  const cuts = new Set<number>()
  while (cuts.size < parts - 1) cuts.add(randomInt(1, total))
  const edges = [0, ...[...cuts].sort((a, b) => a - b), total]
  return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0))
}

interface Terms {
  readonly code: string
  readonly packet_total: number
  readonly packet_parts: number
}

/** Opens the packet of a card, whose row is locked, and takes its sum from the campaign; a repeat returns the first. */
export async function openPacket(
  ctx: Context,
  card: Card,
  { code, packet_total: total, packet_parts: parts }: Terms,
): Promise<{ packetId: string; again: boolean }> {
  const { db, iid } = ctx
  const at = ctx.clock()
  const known = await db
    .selectFrom('redpacket')
    .select('id')
    .where('iid', '=', iid)
    .where('card_id', '=', card.id)
    .where('code', '=', code)
    .executeTakeFirst()
  if (known) return { packetId: known.id, again: true }
  const paid = await db
    .updateTable('realcard_campaign')
    .set(({ eb }) => ({ budget: eb('budget', '-', total), used: eb('used', '+', 1) }))
    .where('iid', '=', iid)
    .where('code', '=', code)
    .where('budget', '>=', total)
    .where(({ eb, ref }) => eb('used', '<', ref('quota')))
    .returning('code')
    .executeTakeFirst()
  if (!paid || total < 1) throw new CallError('FULL', { detail: REASONS.allClaimed })
  const id = randomCode(ID)
  const packet = { iid, id, code, card_id: card.id, user_id: ctx.me.user_id, total, at, expires: at + HOURS_24 }
  await db
    .insertInto('redpacket')
    .values({ ...packet, returned_at: null })
    .execute()
  await db
    .insertInto('redpacket_part')
    .values(
      splitPacket(total, parts).map((amount, seq) => ({
        ...{ iid, packet_id: id, seq: seq + 1, amount, user_id: null, taken_at: null },
      })),
    )
    .execute()
  return { packetId: id, again: false }
}

/**
 * Takes a free portion of a packet and credits it to the taker's wallet; a repeat returns the first amount. The packet's
 * row is shared by takers and held alone by the job that returns the rest.
 */
export async function takePart(
  ctx: Context,
  { packetId, code }: { readonly packetId: string; readonly code: string },
): Promise<{ amount: number; again: boolean }> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const packet = await db
    .selectFrom('redpacket')
    .select(['id', 'expires', 'returned_at'])
    .where('iid', '=', iid)
    .where('id', '=', packetId)
    .where('code', '=', code)
    .forShare()
    .executeTakeFirst()
  if (!packet) throw new CallError('NOTFOUND')
  await takeTurns(db, iid, `packet ${packetId} ${me.user_id}`)
  const own = await partOf(db, { iid, packetId, userId: me.user_id })
  if (own) return { amount: own.amount, again: true }
  if (packet.expires <= at || packet.returned_at !== null) throw new CallError('CLOSED', { detail: REASONS.packetOver })
  const part = { iid, packetId, userId: me.user_id, at }
  // Others may be about to take the last ones: whoever finds none free waits until that is settled.
  const taken = (await takeFree(db, part, true)) ?? (await takeFree(db, part, false))
  if (!taken) throw new CallError('FULL', { detail: REASONS.packetGone })
  await post(db, {
    ...{ iid, kind: 'redpacket', ref: `${packetId}:${taken.seq}`, at },
    postings: move(tenantAccount(iid, 'marketing'), userAccount(iid, me.user_id, 'wallet'), taken.amount),
  })
  return { amount: taken.amount, again: false }
}

/** Takes the first portion that is free; with `skip` one that nobody else is about to take. */
async function takeFree(db: Db, { iid, packetId, userId, at }: PartOf & { readonly at: number }, skip: boolean) {
  const free = db
    .selectFrom('redpacket_part')
    .select('seq')
    .where('iid', '=', iid)
    .where('packet_id', '=', packetId)
    .where('user_id', 'is', null)
    .orderBy('seq')
    .limit(1)
    .forUpdate()
  return await db
    .updateTable('redpacket_part')
    .set({ user_id: userId, taken_at: at })
    .where('iid', '=', iid)
    .where('packet_id', '=', packetId)
    .where('seq', '=', skip ? free.skipLocked() : free)
    .where('user_id', 'is', null)
    .returning(['seq', 'amount'])
    .executeTakeFirst()
}

interface PartOf {
  readonly iid: number
  readonly packetId: string
  readonly userId: number
}

const partOf = (db: Db, { iid, packetId, userId }: PartOf) =>
  db
    .selectFrom('redpacket_part')
    .select('amount')
    .where('iid', '=', iid)
    .where('packet_id', '=', packetId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** A packet with who has taken what; undefined for an unknown one. */
export async function shownPacket(
  db: Db,
  { iid, viewer, at }: { readonly iid: number; readonly viewer: number; readonly at: number },
  by: { readonly id: string } | { readonly cardId: string; readonly code: string },
): Promise<RedPacket | undefined> {
  const packet = await db
    .selectFrom('redpacket as p')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'p.iid').onRef('m.user_id', '=', 'p.user_id'))
    .select(['p.id', 'p.user_id', 'p.total', 'p.expires', 'p.returned_at', 'm.nick_name', 'm.head_img'])
    .where('p.iid', '=', iid)
    .where((eb) =>
      'id' in by ? eb('p.id', '=', by.id) : eb.and([eb('p.card_id', '=', by.cardId), eb('p.code', '=', by.code)]),
    )
    .executeTakeFirst()
  if (!packet) return undefined
  const parts = await db
    .selectFrom('redpacket_part as t')
    .leftJoin('member as m', (on) => on.onRef('m.iid', '=', 't.iid').onRef('m.user_id', '=', 't.user_id'))
    .select(['t.amount', 't.user_id', 't.taken_at', 'm.nick_name', 'm.head_img'])
    .where('t.iid', '=', iid)
    .where('t.packet_id', '=', packet.id)
    .orderBy(sql`t.taken_at desc nulls last`)
    .orderBy('t.seq')
    .execute()
  const taken = parts.filter(({ taken_at }) => taken_at !== null)
  const left = parts.length - taken.length
  return {
    id: packet.id,
    owner: { name: packet.nick_name, headImg: packet.head_img },
    mine: packet.user_id === viewer,
    ...{ total: packet.total, parts: parts.length, left, expires: packet.expires },
    taken: taken.map((part) => ({
      ...{ name: part.nick_name ?? '', headImg: part.head_img ?? '', amount: part.amount, at: part.taken_at ?? 0 },
      mine: part.user_id === viewer,
    })),
    over: left === 0 || packet.expires <= at || packet.returned_at !== null,
  }
}
