import { CallError } from '../../call/CallError'
import type { RankFace, ScopeRanks } from '../../items/ScopeRanks'
import { campaignOf, projectBy, projectOf } from './rows'

/** Projects of a campaign, by what they raised and by their supporters. */
export const crowdfundingRanks: ScopeRanks = {
  ranks: { raised: ['project'], supporters: ['project'] },
  async requireRef(db, { iid, refId }) {
    await campaignOf(db, iid, refId)
  },
  async faces(db, { iid }, subjectIds) {
    const rows = await db
      .selectFrom('cf_project as p')
      .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'p.iid').onRef('m.user_id', '=', 'p.user_id'))
      .select(['p.id', 'm.nick_name as name', 'm.head_img as headImg'])
      .where('p.iid', '=', iid)
      .where('p.id', 'in', [...subjectIds])
      .execute()
    return new Map(rows.map(({ id, name, headImg }): [string, RankFace] => [id, { name, headImg, markId: id }]))
  },
  async ownSubject(db, { iid, refId }, userId) {
    const own = await projectBy(db, { iid, campaignId: refId, user_id: userId })
    return own && own.state !== 'draft' ? own.id : null
  },
  async marked(db, { iid, markId }) {
    const project = await projectOf(db, iid, markId)
    if (project.state === 'draft') throw new CallError('NOTFOUND')
    return { userIds: [project.user_id] }
  },
}
