import type { CfStep } from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { attemptsOf } from '../paper/public'
import type { Campaign, Project } from './rows'

/** What a member still has to do before the launch, in order; a visitor everything. */
export async function missingSteps(
  db: Db,
  member: Member | null,
  campaign: Pick<Campaign, 'iid' | 'id' | 'paper_id'>,
  project: Project | null,
  at: number,
): Promise<readonly CfStep[]> {
  const done: Readonly<Record<CfStep, boolean>> = {
    paper: campaign.paper_id === null || (member !== null && (await hasPassed(db, campaign, member, at))),
    phone: member !== null && member.mobile !== null && member.mobile !== '',
    infos: project !== null && project.name !== '' && project.id_hash !== null && project.wish !== '',
    place: project !== null && project.place_id !== null,
  }
  return (['paper', 'phone', 'infos', 'place'] as const).filter((step) => !done[step])
}

/** True when the member has handed in the campaign's paper and passed. */
async function hasPassed(
  db: Db,
  { iid, paper_id }: Pick<Campaign, 'iid' | 'paper_id'>,
  { user_id }: Member,
  at: number,
): Promise<boolean> {
  const attempts = await attemptsOf(db, { iid, id: paper_id ?? '' }, user_id, at)
  return attempts.some(({ submitted_at, pass }) => submitted_at !== null && pass)
}
