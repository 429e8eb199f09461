import type { CfPlace, CfState } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { CrowdfundingTables } from '../../db/schema/crowdfunding'

export type Campaign = Selectable<CrowdfundingTables['cf_campaign']>
type PlaceRow = Selectable<CrowdfundingTables['cf_place']>

export type Project = Selectable<CrowdfundingTables['cf_project']>

/** A campaign of the tenant; NOTFOUND for any other. */
export async function campaignOf(db: Db, iid: number, id: string): Promise<Campaign> {
  const row = await db
    .selectFrom('cf_campaign')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

/** Where the projects of a campaign can lead. */
export const placesOf = (db: Db, iid: number, campaignId: string): Promise<PlaceRow[]> =>
  db
    .selectFrom('cf_place')
    .selectAll()
    .where('iid', '=', iid)
    .where('campaign_id', '=', campaignId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const shownPlace = ({ id, name, img, day, cost, quota, used }: PlaceRow): CfPlace => ({
  ...{ id, name, img, day, cost, quota, left: Math.max(0, quota - used) },
})

/** The state as it is due: the job only writes down what the campaign's end has decided. */
export function stateAt({ state, raised, goal }: Project, { to_at }: Pick<Campaign, 'to_at'>, at: number): CfState {
  if (state !== 'live' || at < to_at) return state
  return raised >= goal ? 'reached' : 'missed'
}

/** A project of the tenant; NOTFOUND for any other. */
export async function projectOf(db: Db, iid: number, id: string): Promise<Project> {
  const row = await db
    .selectFrom('cf_project')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

/** A member's project of a campaign. */
export const projectBy = (
  db: Db,
  { iid, campaignId, user_id }: { readonly iid: number; readonly campaignId: string; readonly user_id: number },
): Promise<Project | undefined> =>
  db
    .selectFrom('cf_project')
    .selectAll()
    .where('iid', '=', iid)
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
