import { type CfOwnProject, type CfProject, type CfProjectAnswer, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type Campaign, campaignOf, type Project, placesOf, projectBy, projectOf, shownPlace, stateAt } from './rows'
import { latestSupports } from './supports'

/** The member's own project, with what only its owner sees. */
export async function ownProject(
  db: Db,
  { iid, user_id, at }: { readonly iid: number; readonly user_id: number; readonly at: number },
  campaign: Campaign,
): Promise<{ readonly row: Project; readonly shown: CfOwnProject } | null> {
  const row = await projectBy(db, { iid, campaignId: campaign.id, user_id })
  return row ? { row, shown: await shownOwn(db, row, campaign, at) } : null
}

/** The project for its owner. */
export async function shownOwn(db: Db, row: Project, campaign: Campaign, at: number): Promise<CfOwnProject> {
  const { name, mobile: phone, size, id_masked: idMasked } = row
  return { ...(await shownProject(db, row, campaign, at)), fields: { name, phone, size }, idMasked }
}

async function shownProject(db: Db, row: Project, campaign: Campaign, at: number): Promise<CfProject> {
  const { iid, id, goal, raised, pending, wish, cover, supporters, shares, place_id } = row
  const place = (await placesOf(db, iid, campaign.id)).find((one) => one.id === place_id)
  return {
    ...{ id, campaignId: campaign.id, campaign: campaign.title, state: stateAt(row, campaign, at), wish, cover },
    ...{ goal: row.state === 'draft' ? (place?.cost ?? 0) : goal, raised, pending },
    ...{ remaining: Math.max(0, goal - raised - pending), supporters, shares },
    place: place ? shownPlace(place) : null,
    cheers: (await cheersOf(db, iid, id)).n,
    // A project that its owner has closed ends before its campaign.
    endAt: row.state === 'closed' ? (row.ended_at ?? campaign.to_at) : campaign.to_at,
  }
}

/** How often a project was cheered, and whether by this member on this day. */
async function cheersOf(db: Db, iid: number, id: string, member?: { readonly user_id: number }, day = '') {
  const row = await db
    .selectFrom('content_mark')
    .select([
      sql<number>`count(*)::int`.as('n'),
      sql<boolean>`coalesce(bool_or(user_id = ${member?.user_id ?? 0} and day = ${day}), false)`.as('today'),
    ])
    .where('iid', '=', iid)
    .where('kind', '=', 'cf')
    .where('target_id', '=', id)
    .where('mark', '=', 'like')
    .executeTakeFirstOrThrow()
  return { n: Number(row.n), today: row.today }
}

/** A project for anybody; its draft for the owner only. */
export async function projectFor(db: Db, asker: Asker, id: string): Promise<CfProjectAnswer> {
  const { iid, member, at } = asker
  const row = await projectOf(db, iid, id)
  const mine = row.user_id === member?.user_id
  if (row.state === 'draft' && !mine) throw new CallError('NOTFOUND')
  const campaign = await campaignOf(db, iid, row.campaign_id)
  const owner = await db
    .selectFrom('member')
    .select(['rid', 'nick_name as name', 'head_img as headImg'])
    .where('iid', '=', iid)
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  const cheers = await cheersOf(db, iid, id, member ?? undefined, shanghaiDay(at))
  return {
    project: await shownProject(db, row, campaign, at),
    ...{ owner, mine, cheered: cheers.today, tiers: campaign.tiers },
    latest: await latestSupports(db, asker, row),
  }
}
