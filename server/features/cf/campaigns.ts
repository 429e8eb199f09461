import type { CfAnswer, CfCampaign } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { missingSteps } from './missingSteps'
import { ownProject } from './projects'
import { type Campaign, campaignOf, placesOf, shownPlace } from './rows'

const TOP = 3

/** A campaign for the caller. */
export async function campaignFor(db: Db, asker: Asker, id: string): Promise<CfAnswer> {
  const { iid, member } = asker
  const campaign = await campaignOf(db, iid, id)
  const project = member ? await ownProject(db, { iid, user_id: member.user_id, at: asker.at }, campaign) : null
  return {
    campaign: await shownCampaign(db, campaign),
    raised: campaign.raised,
    projects: campaign.projects,
    top: await topOf(db, campaign),
    project: project?.shown ?? null,
    missing: await missingSteps(db, member, campaign, project?.row ?? null, asker.at),
  }
}

async function shownCampaign(db: Db, campaign: Campaign): Promise<CfCampaign> {
  const { iid, id, title, img, rules, from_at: from, to_at: to, tiers, paper_id } = campaign
  const places = (await placesOf(db, iid, id)).map(shownPlace)
  const jumpUrl = (await isOwnHost(db, iid, campaign.jump_url)) ? campaign.jump_url : ''
  return { id, title, img, rules, from, to, tiers, places, paperId: paper_id ?? '', jumpUrl }
}

/** True for an https address of one of the tenant's hosts: the app leads nobody elsewhere. */
async function isOwnHost(db: Db, iid: number, address: string): Promise<boolean> {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false
  const known = await db
    .selectFrom('domains')
    .select('domain')
    .where('iid', '=', iid)
    .where('domain', '=', new URL(address).hostname)
    .executeTakeFirst()
  return known !== undefined
}

async function topOf(db: Db, { iid, id }: Campaign): Promise<CfAnswer['top']> {
  return await db
    .selectFrom('cf_project as p')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'p.iid').onRef('m.user_id', '=', 'p.user_id'))
    .select(['p.id as projectId', 'p.raised', 'p.goal', 'm.rid', 'm.nick_name as name', 'm.head_img as headImg'])
    .where('p.iid', '=', iid)
    .where('p.campaign_id', '=', id)
    .where('p.state', '<>', 'draft')
    .where('p.raised', '>', 0)
    .orderBy('p.raised', 'desc')
    .orderBy('p.launched_at')
    .orderBy('p.id')
    .limit(TOP)
    .execute()
}
