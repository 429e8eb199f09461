import { build } from '@quanzi/contract'
import type { ScopeCertificates } from '../../items/Certificates'
import type { OwnCheckins } from '../../items/OwnCheckins'
import type { ScopeRanks } from '../../items/ScopeRanks'
import { scoreSites } from './scoreSites'
import { join, sitesOf, subjectOf } from './subject'
import { visitsOf } from './visits'

/** Members check in at the sites of a subject; the first check-in joins. */
export const signCheckins: OwnCheckins = {
  async item(db, { iid, refId }) {
    const { title, starts_at, ends_at } = await subjectOf(db, iid, refId)
    return { title, lat: null, lng: null, address: '', from: Number(starts_at), to: Number(ends_at) }
  },
  async changed(db, { ref, userId, at }) {
    await join(db, { iid: ref.iid, subjectId: ref.refId, userId }, at)
    await scoreSites(db, ref, userId)
  },
}

/** Sites done, and the time that all of them took. */
export const signRanks: ScopeRanks = {
  ranks: { sites: ['person'], speed: ['person'] },
  async requireRef(db, { iid, refId }) {
    await subjectOf(db, iid, refId)
  },
}

/** Whoever has done enough sites has a certificate; those that are missing lead on. */
export const signCertificates: ScopeCertificates = {
  heading: '打卡证书',
  async reached(db, { iid, refId }, { user_id, nick_name }) {
    const { title, need } = await subjectOf(db, iid, refId)
    const visits = await visitsOf(db, { iid, subjectId: refId, userId: user_id })
    const sites = await sitesOf(db, iid, refId)
    const done = new Set(visits.map(({ placeId }) => placeId))
    const wanted = Math.min(need, sites.length)
    return {
      entryId: '',
      title,
      name: nick_name,
      lacks: Math.max(0, wanted - visits.length),
      missing: sites.flatMap(({ id, name, open }) =>
        done.has(id) || !open ? [] : [{ kind: 'place' as const, id, name }],
      ),
      stats: [{ key: 'sites', value: visits.length }],
      facts: [`完成 ${visits.length} 个打卡点`],
      path: build('sign.subject', { iid, subjectid: refId }),
    }
  },
  lacking: (lacks) => ({ zh: `还差${lacks}个打卡点`, en: `${lacks} spots to go` }),
}
