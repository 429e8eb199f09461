import { type Attendee, formatDate, type Language } from '@quanzi/contract'
import type { ListReader } from '../../db/lists/readPage'
import { type AttendeesWish, asAttendees, attendeeRows } from './attendees'
import { type CheckinRef, sessionsOf } from './checkinItem'
import { placeRows } from './places'

const AT_ONCE = 1000
/** Longer lists are exported by session. */
const MOST = 20_000

const HEAD = {
  zh: ['姓名', '手机尾号', '场次', '状态', '签到时间', '签到点', '销售方'],
  en: ['Name', 'Mobile ends in', 'Session', 'State', 'Checked in', 'Places', 'Sold by'],
} as const satisfies Record<Language, readonly string[]>

const STATES = {
  zh: { in: '已到', out: '未到', unpaid: '未付款', cancelled: '已取消' },
  en: { in: 'here', out: 'not here', unpaid: 'unpaid', cancelled: 'cancelled' },
} as const satisfies Record<Language, Record<Attendee['state'], string>>

/** A programme for tables would run a cell that begins like a formula, in full width too. */
const cell = (text: string): string => {
  const safe = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',')

/** The people of an item as a table, in UTF-8 with a mark by which spreadsheets know it. */
export async function attendeeCsv(
  reader: ListReader,
  ref: CheckinRef,
  refs: readonly CheckinRef[],
  wish: Omit<AttendeesWish, 'pageNo' | 'pageSize'>,
  language: Language,
): Promise<string> {
  const sessions = new Map((await sessionsOf(reader.db, ref)).map(({ id, name }) => [id, name]))
  // Whoever came through another tenant was checked in at a place of that tenant's.
  const places = new Map<string, string>()
  for (const one of refs) for (const { id, name } of await placeRows(reader.db, one)) places.set(id, name)
  const lines = [line(HEAD[language])]
  for (let pageNo = 1; lines.length <= MOST; pageNo++) {
    const { list, hasMore } = await attendeeRows(reader, ref, refs, { ...wish, pageNo, pageSize: AT_ONCE })
    for (const one of await asAttendees(reader.db, ref.iid, list, wish.placeId))
      lines.push(
        line([
          one.name,
          one.mobileTail,
          sessions.get(one.sessionId) ?? '',
          STATES[language][one.state],
          one.at === null ? '' : formatDate(one.at, 'YYYY-MM-DD HH:mm'),
          one.done.map((id) => places.get(id) ?? '').join(' / '),
          one.seller ?? '',
        ]),
      )
    if (!hasMore) break
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
