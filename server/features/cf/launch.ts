import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { missingSteps } from './missingSteps'
import { campaignOf } from './rows'
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
