import { build } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { ScopeCertificates } from '../../items/Certificates'
import { areOut, gameInfo, gameItem } from './gameItem'
import { ownResults } from './ownResults'
import { ownerOf } from './result'
import { placeOfAll } from './resultScores'

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
  async reached(db, { iid, refId, entryId, at }, { user_id }) {
    const { title } = await gameItem(db, iid, refId)
    const [own] = entryId === undefined ? await ownResults(db, { iid, gameId: refId, userId: user_id }) : []
    const row = await db
      .selectFrom('game_result as r')
      .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'r.iid').onRef('e.id', '=', 'r.entry_id'))
      .leftJoin('act_session as s', (on) => on.onRef('s.iid', '=', 'r.iid').onRef('s.id', '=', 'r.category_id'))
      .select(['r.entry_id', 'r.net_ms', 'r.gun_ms', 'r.category_id', 'r.sex', 'r.hidden', 'r.claimed_by'])
      .select(['e.user_id', 'e.name', 'e.bib', 's.name as category'])
      .where('r.iid', '=', iid)
      .where('r.game_id', '=', refId)
      .where('r.entry_id', '=', entryId ?? own?.entry_id ?? '')
      .executeTakeFirst()
    if (!row && entryId !== undefined) throw new CallError('NOTFOUND')
    if (row && ownerOf(row) !== user_id) throw new CallError('DENIED')
    const isOut = row !== undefined && areOut(await gameInfo(db, iid, refId), at)
    const place = isOut ? (await placeOfAll(db, iid, refId, row))?.place : undefined
    return {
      entryId: row?.entry_id ?? '',
      title,
      name: row?.name ?? '',
      ...(!row || place === undefined
        ? { lacks: 1, missing: [{ kind: 'result', id: '', name: '' }], stats: [], facts: [] }
        : {
            ...{ lacks: 0, missing: [] },
            stats: [
              { key: 'netMs', value: row.net_ms },
              { key: 'place', value: place },
            ],
            facts: [`${row.category ?? ''} · 号码 ${row.bib ?? ''}`, `净成绩 ${raceTime(row.net_ms)} · 第 ${place} 名`],
          }),
      path: build('game.home', { iid, id: refId }),
    }
  },
  lacking: () => ({ zh: '成绩公布后才能领取证书', en: 'certificates are available once results are published' }),
}
