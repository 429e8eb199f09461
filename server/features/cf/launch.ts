import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { missingSteps } from './missingSteps'
import { campaignOf, type Project } from './rows'
import { ownLocked } from './saveProject'

/** Publishes the own project, once, and takes a seat of its place, whose cost is the goal. */
export async function launchProject(
  ctx: Context,
  { id, agree }: { readonly id: string; readonly agree: boolean },
): Promise<{ readonly projectId: string; readonly again?: true }> {
  const { db, iid } = ctx
  const at = ctx.clock()
  const campaign = await campaignOf(db, iid, id)
  const project = await ownLocked(db, ctx, campaign).catch((error: unknown) => {
    if (error instanceof CallError && error.error === 'NOTFOUND') return null
    throw error
  })
  if (project && project.state !== 'draft') return { projectId: project.id, again: true }
  if (at < campaign.from_at || at >= campaign.to_at) throw new CallError('CLOSED', { detail: REASONS.cfEnded })
  const missing = await missingSteps(db, ctx.me, campaign, project, at)
  if (!project || missing.length > 0) throw new CallError('NOTELIGIBLE', { data: { missing } })
  if (!agree) throw new CallError('PARAM', { detail: REASONS.consentFirst })
  await requireNewPerson(db, project)
  const place = await db
    .updateTable('cf_place')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('iid', '=', iid)
    .where('campaign_id', '=', id)
    .where('id', '=', project.place_id)
    .where(({ eb, ref }) => eb('used', '<', ref('quota')))
    .returning('cost')
    .executeTakeFirst()
  if (!place) throw new CallError('FULL')
  await db
    .updateTable('cf_project')
    .set({ state: 'live', goal: place.cost, launched_at: at })
    .where('iid', '=', iid)
    .where('id', '=', project.id)
    .where('state', '=', 'draft')
    .execute()
  await db
    .updateTable('cf_campaign')
    .set(({ eb }) => ({ projects: eb('projects', '+', 1) }))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
  return { projectId: project.id }
}

/** Refuses the ID number of somebody who has started a project of the campaign with another account. */
async function requireNewPerson(db: Db, { iid, campaign_id, user_id, id_hash }: Project): Promise<void> {
  await takeTurns(db, iid, `cf ${campaign_id} person ${id_hash}`)
  const other = await db
    .selectFrom('cf_project')
    .select('id')
    .where('iid', '=', iid)
    .where('campaign_id', '=', campaign_id)
    .where('id_hash', '=', id_hash)
    .where('user_id', '<>', user_id)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  if (other) throw new CallError('DUP', { detail: REASONS.cfPerson })
}
