import { type BusinessCard, type ContentDetail, MODULE_TYPE } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { personToAsk } from '../../identity/personToAsk'
import { countVisit, isVerified, standingOf } from '../relation/public'
import { businessOf, type CardRow, findCard, isKept, lookOf, openCard } from './cardRow'

/** A business card as `/v2/content/get` 236 answers it; the id `mine` is the caller's own. */
export async function cardDetail(db: Db, asker: Asker, id: string): Promise<{ detail: ContentDetail; row: CardRow }> {
  const { iid, member } = asker
  const row =
    id === 'mine' ? await findCard(db, iid, { userId: memberOf(asker).user_id }) : await openCard(db, asker, id)
  if (!row) throw new CallError('NOTFOUND')
  const owner = await db
    .selectFrom('member')
    .select(['rid', 'nick_name', 'head_img'])
    .where('iid', '=', iid)
    .where('user_id', '=', row.user_id)
    .executeTakeFirst()
  if (!owner) throw new CallError('NOTFOUND')
  const isOwn = member?.user_id === row.user_id
  const standing = await standingOf(db, asker, owner)
  const { phone, ...personal } = row.personal
  const showsPhone = isOwn || personal.showPhone === 'all' || (personal.showPhone === 'mutual' && standing.mutual)
  const business = businessOf(row)
  const look = lookOf(row)
  const card: BusinessCard = {
    rid: owner.rid,
    personal: { ...personal, ...(showsPhone && phone ? { phone } : {}) },
    business,
    look,
    verified: await isVerified(db, iid, row.user_id),
    ...(isOwn ? { visits: row.visits } : {}),
  }
  const person = { rid: owner.rid, nick_name: owner.nick_name, headImg: owner.head_img }
  const keeps = await isKept(db, asker, row.id)
  const detail: ContentDetail = {
    ...{ id: row.id, moduleType: MODULE_TYPE.card, title: personal.name, tags: [], price: null, lat: null, lng: null },
    cover: look.cover || personal.headImg || owner.head_img,
    summary: [business.company, personal.post].filter(Boolean).join(' · '),
    author: (member && !isOwn && (await personToAsk(db, iid, row.user_id))) || person,
    counts: { view: 0, like: 0, collect: 0, comment: 0, join: 0 },
    ...{ publishedAt: row.at, extra: keeps ? { marks: ['keep'] } : {}, imgs: [], html: '', body: [], locked: false },
    ...{ version: row.version, status: 'published' },
    mine: {
      ...{ mark: keeps ? ['keep'] : [], joined: false, owned: false, author: isOwn },
      ...(isOwn ? {} : { following: standing.following }),
    },
    card,
  }
  return { detail, row }
}

/** Counts that a member opened somebody's card, once a day. */
export async function visitCard(db: Db, asker: Asker, row: CardRow): Promise<void> {
  const { iid, member, at } = asker
  if (!member) return
  const isFirst = await countVisit(db, {
    ...{ of: 'card_day', iid, ownerId: row.user_id, visitorId: member.user_id, at },
  })
  if (!isFirst) return
  await db
    .updateTable('card')
    .set((eb) => ({ visits: eb('visits', '+', 1) }))
    .where('iid', '=', iid)
    .where('id', '=', row.id)
    .execute()
}
