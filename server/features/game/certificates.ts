import { build } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { ScopeCertificates } from '../../items/Certificates'
import { gameItem } from './gameItem'
import { ownResults } from './ownResults'
import { ownerOf } from './result'

const two = (value: number): string => String(value).padStart(2, '0')

/** h:mm:ss */
function raceTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Whoever has a public result has a certificate for it, in the entrant's name. */
export const resultCertificates: ScopeCertificates = {
  follows: true,
  heading: '完赛证书',
  async reached(db, { iid, refId, entryId }, { user_id }) {
    const { title } = await gameItem(db, iid, refId)
    const [own] = entryId === undefined ? await ownResults(db, { iid, gameId: refId, userId: user_id }) : []
    const row = await db
      .selectFrom('game_result as r')
      .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'r.iid').onRef('e.id', '=', 'r.entry_id'))
      .leftJoin('act_session as s', (on) => on.onRef('s.iid', '=', 'r.iid').onRef('s.id', '=', 'r.category_id'))
      .select(['r.entry_id', 'r.net_ms', 'r.hidden', 'r.place_all', 'r.claimed_by'])
      .select(['e.user_id', 'e.name', 'e.bib', 's.name as category'])
      .where('r.iid', '=', iid)
      .where('r.game_id', '=', refId)
      .where('r.entry_id', '=', entryId ?? own?.entry_id ?? '')
      .executeTakeFirst()
    if (!row && entryId !== undefined) throw new CallError('NOTFOUND')
    if (row && ownerOf(row) !== user_id) throw new CallError('DENIED')
    const isOut = row !== undefined && !row.hidden && row.place_all !== null
    return {
      entryId: row?.entry_id ?? '',
      title,
      name: row?.name ?? '',
      lacks: isOut ? 0 : 1,
      missing: isOut ? [] : [{ kind: 'result', id: '', name: '' }],
      stats: isOut
        ? [
            { key: 'netMs', value: row.net_ms },
            { key: 'place', value: row.place_all ?? 0 },
          ]
        : [],
      facts: isOut
        ? [`${row.category ?? ''} · 号码 ${row.bib ?? ''}`, `净成绩 ${raceTime(row.net_ms)} · 第 ${row.place_all} 名`]
        : [],
      path: build('game.home', { iid, id: refId }),
    }
  },
  lacking: () => ({ zh: '成绩公布后才能领取证书', en: 'certificates come with the results' }),
}
