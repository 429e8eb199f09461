import { maskName } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { ScopeRanks } from '../../items/ScopeRanks'
import { gameItem, requireResults } from './gameItem'
import { ownResults } from './ownResults'
import { ownerOf } from './result'

/** Public results of an event by net and by gun time; a bib finds one, and a like names the entry. */
export const resultRanks: Pick<ScopeRanks, 'ranks' | 'requireRef' | 'faces' | 'ownSubject' | 'find' | 'marked'> = {
  ranks: { net: ['result'], gun: ['result'] },
  async requireRef(db, { iid, refId }, { at }) {
    await gameItem(db, iid, refId)
    await requireResults(db, iid, refId, at)
  },
  async faces(db, { iid, rows: kind }, subjectIds) {
    if (kind !== 'result') return new Map()
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'name', 'bib'])
      .where('iid', '=', iid)
      .where('id', 'in', subjectIds)
      .execute()
    return new Map(
      rows.map(({ id, name, bib }) => [id, { name: `${maskName(name)} ${bib ?? ''}`.trim(), headImg: '', markId: id }]),
    )
  },
  async ownSubject(db, { iid, refId }, userId) {
    const own = await ownResults(db, { iid, gameId: refId, userId })
    return own.find(({ hidden }) => !hidden)?.entry_id ?? null
  },
  async find(db, { iid, refId, rows: kind }, bib) {
    if (kind !== 'result') return []
    const rows = await db
      .selectFrom('entry')
      .select('id')
      .where('iid', '=', iid)
      .where('scope', '=', 'game')
      .where('ref_id', '=', refId)
      .where('bib', '=', bib.trim())
      .limit(20)
      .execute()
    return rows.map(({ id }) => id)
  },
  async marked(db, { iid, markId, at }) {
    const row = await db
      .selectFrom('game_result as r')
      .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'r.iid').onRef('e.id', '=', 'r.entry_id'))
      .select(['r.game_id', 'r.claimed_by', 'e.user_id'])
      .where('r.iid', '=', iid)
      .where('r.entry_id', '=', markId)
      .where('r.hidden', '=', false)
      .executeTakeFirst()
    if (!row) throw new CallError('NOTFOUND')
    await requireResults(db, iid, row.game_id, at)
    return { userIds: [ownerOf(row)] }
  },
}
