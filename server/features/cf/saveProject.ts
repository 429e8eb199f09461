import { randomUUID } from 'node:crypto'
import { type CfOwnProject, isIdCard, isMobile, maskNumber, shanghaiDay, toIdCard18 } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { seal } from '../../db/seal'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { refuseNewWords } from '../../items/restrictions'
import { endProject } from './endProject'
import { shownOwn } from './projects'
import { type Campaign, campaignOf, type Project, placesOf, projectBy, stateAt } from './rows'

interface Fields {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly idCard?: string | undefined
  readonly size?: string | undefined
  readonly wish?: string | undefined
  readonly cover?: string | undefined
  readonly placeId?: string | undefined
}

export interface SaveWish {
  readonly id: string
  readonly fields?: Fields | undefined
  readonly close?: boolean | undefined
}

/** The columns that may still change while a project raises money. */
const WHILE_LIVE: ReadonlySet<keyof Fields> = new Set(['wish', 'cover'])

/** Saves the own project of a campaign, or ends it. */
export async function saveProject(ctx: Context, { id, fields = {}, close }: SaveWish): Promise<CfOwnProject> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const campaign = await campaignOf(db, iid, id)
  const project = close ? await ownLocked(db, ctx, campaign) : await ownDraft(db, ctx, campaign)
  if (close) await closeProject(ctx, project, campaign)
  else await writeFields(ctx, project, campaign, fields)
  const saved = await projectBy(db, { iid, campaignId: id, user_id: me.user_id })
  return await shownOwn(db, saved ?? project, campaign, at)
}

/** The caller's project, locked; NOTFOUND without one. */
export async function ownLocked(db: Db, { iid, me }: Context, { id }: Campaign): Promise<Project> {
  const row = await db
    .selectFrom('cf_project')
    .selectAll()
    .where('iid', '=', iid)
    .where('campaign_id', '=', id)
    .where('user_id', '=', me.user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

/** The caller's project, which the first save begins. CLOSED outside the campaign's time. */
async function ownDraft(db: Db, ctx: Context, campaign: Campaign): Promise<Project> {
  const { iid, me } = ctx
  const at = ctx.clock()
  if (at < campaign.from_at || at >= campaign.to_at) throw new CallError('CLOSED', { detail: REASONS.cfEnded })
  await db
    .insertInto('cf_project')
    .values({
      ...{ iid, id: randomUUID().replaceAll('-', '').slice(0, 20), campaign_id: campaign.id, user_id: me.user_id },
      ...{
        id_enc: null,
        id_hash: null,
        place_id: null,
        launched_at: null,
        ended_at: null,
        settled_at: null,
        created_at: at,
      },
    })
    .onConflict((conflict) => conflict.columns(['iid', 'campaign_id', 'user_id']).doNothing())
    .execute()
  return await ownLocked(db, ctx, campaign)
}

async function closeProject(ctx: Context, project: Project, campaign: Campaign): Promise<void> {
  const at = ctx.clock()
  if (project.state === 'closed') return
  if (stateAt(project, campaign, at) !== 'live') throw new CallError('CLOSED', { detail: REASONS.cfEnded })
  if (project.raised >= project.goal) throw new CallError('STALE', { detail: REASONS.goalReached })
  await endProject(ctx.db, project, 'closed', at)
}

async function writeFields(ctx: Context, project: Project, campaign: Campaign, fields: Fields): Promise<void> {
  const { db, iid } = ctx
  const named = (Object.keys(fields) as (keyof Fields)[]).filter((name) => fields[name] !== undefined)
  if (named.length === 0) return
  if (project.state !== 'draft') {
    if (stateAt(project, campaign, ctx.clock()) !== 'live') throw new CallError('CLOSED', { detail: REASONS.cfEnded })
    const fixed = named.find((name) => !WHILE_LIVE.has(name))
    if (fixed) throw paramError(fixed)
  }
  await check(ctx, project, campaign, fields)
  const { name, phone, size, wish, cover, placeId, idCard } = fields
  const sealed = idCard === undefined ? null : seal(ctx.secrets, 'cf-owner', toIdCard18(idCard))
  await db
    .updateTable('cf_project')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { mobile: phone.trim() }),
      ...(size === undefined ? {} : { size }),
      ...(wish === undefined ? {} : { wish }),
      ...(cover === undefined ? {} : { cover: pictureAddress(cover) }),
      ...(placeId === undefined ? {} : { place_id: placeId }),
      ...(sealed === null
        ? {}
        : { id_enc: sealed.cipher, id_hash: sealed.hash, id_masked: maskNumber(idCard?.trim() ?? '') }),
    })
    .where('iid', '=', iid)
    .where('id', '=', project.id)
    .execute()
}

async function check(ctx: Context, project: Project, campaign: Campaign, fields: Fields): Promise<void> {
  const { db, iid, me } = ctx
  const { phone, idCard, cover, placeId, name, wish, size } = fields
  const refuse = (detail: (typeof REASONS)[keyof typeof REASONS]) => new CallError('PARAM', { detail })
  if (phone !== undefined && !isMobile(phone.trim())) throw refuse(REASONS.mobile)
  if (idCard !== undefined && !isIdCard(idCard, shanghaiDay(ctx.clock()))) throw refuse(REASONS.idNumber)
  await refuseNewWords(db, me, ctx.clock(), { before: [project.wish, project.cover], after: [wish, cover] })
  await refuseBannedWords(db, iid, name, wish, size)
  if (cover && pictureAddress(cover) !== project.cover)
    await requireOwnPictures(db, me.user_id, { images: [cover], field: 'cover' })
  if (placeId === undefined) return
  const place = (await placesOf(db, iid, campaign.id)).find((one) => one.id === placeId)
  if (!place) throw paramError('placeId')
  if (place.used >= place.quota) throw new CallError('FULL')
}
