import { build } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { ScopeCertificates } from '../../items/Certificates'
import type { CheckinRef, OwnCheckins } from '../../items/OwnCheckins'
import type { ScopeRanks } from '../../items/ScopeRanks'
import { entrantOf } from './entrantOf'
import { eventOf } from './events'
import { scoreTrack } from './scoreTrack'
import { placesOf, visitsOf } from './trackVisits'

/** Entrants check in at the checkpoints of a track, one after another. */
export const trackCheckins: OwnCheckins = {
  async item(db, { iid, refId }) {
    const { title, starts_at, ends_at } = await eventOf(db, iid, refId)
    return { title, lat: null, lng: null, address: '', from: starts_at, to: ends_at }
  },
  async admit(db, { ref, userId, placeId }) {
    if (!(await entrantOf(db, { iid: ref.iid, id: ref.refId, userId })))
      throw new CallError('NOTFOUND', { detail: REASONS.notEntered })
    await requireOrder(db, ref, userId, placeId)
  },
  async changed(db, { ref, userId }) {
    await scoreTrack(db, ref, userId)
  },
}

/** Refuses a checkpoint while an earlier one, which is open, is missing. */
async function requireOrder(db: Db, ref: CheckinRef, userId: number, placeId: string): Promise<void> {
  const done = await visitsOf(db, ref, userId)
  for (const { id, name, open } of await placesOf(db, ref)) {
    if (id === placeId) return
    if (open && !done.has(id))
      throw new CallError('NOTELIGIBLE', {
        detail: { zh: `请先到「${name}」打卡`, en: `please check in at “${name}” first` },
        data: { why: 'order', placeId: id, name },
      })
  }
}

/** Entrants by checkpoints, and at each checkpoint by the time that they took to it. */
export const trackRanks: ScopeRanks = {
  ranks: { places: ['person'], split: ['person'] },
  async requireRef(db, { iid, refId }) {
    await eventOf(db, iid, refId)
  },
}

/** Whoever has finished with all checkpoints has a certificate. */
export const trackCertificates: ScopeCertificates = {
  heading: '完赛证书',
  async reached(db, { iid, refId }, { user_id, nick_name }) {
    const { title } = await eventOf(db, iid, refId)
    const ref = { iid, scope: 'track', refId }
    const entry = await entrantOf(db, { iid, id: refId, userId: user_id })
    const done = await visitsOf(db, ref, user_id)
    const missing = (await placesOf(db, ref)).filter(({ id, open }) => open && !done.has(id))
    const stat = entry
      ? await db
          .selectFrom('track_stat')
          .select(['distance', 'seconds', 'climb', 'finished_at'])
          .where('iid', '=', iid)
          .where('entry_id', '=', entry.id)
          .executeTakeFirst()
      : undefined
    const isFinished = (stat?.finished_at ?? null) !== null
    const { distance = 0, seconds = 0, climb = 0 } = stat ?? {}
    return {
      entryId: '',
      title,
      name: nick_name,
      lacks: missing.length + (isFinished ? 0 : 1),
      missing: [
        ...missing.map(({ id, name }) => ({ kind: 'place' as const, id, name })),
        ...(isFinished ? [] : [{ kind: 'finish' as const, id: '', name: '' }]),
      ],
      stats: [
        { key: 'sites' as const, value: done.size },
        { key: 'metres' as const, value: distance },
        { key: 'seconds' as const, value: seconds },
        { key: 'climb' as const, value: climb },
      ],
      facts: [`${(distance / 1000).toFixed(2)} 公里`, `用时 ${clockOf(seconds)}`, `${done.size} 个检查点`],
      path: build('trajectory.signRank', { iid, id: refId }),
    }
  },
  lacking: (lacks) => ({ zh: `还差${lacks}项`, en: `${lacks} to go` }),
}

const two = (value: number) => String(value).padStart(2, '0')
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
