import { parseDateTime } from '@quanzi/contract'
import { sessionNames } from './sessionNames'

const at = (moment: string) => parseDateTime(`${moment}:00`)
const session = (from: string, to: string, name?: string) => ({ from: at(from), to: at(to), ...(name ? { name } : {}) })

test('a session is named after its own day and hour', () => {
  const wednesday = session('2026-11-25 14:00', '2026-11-25 17:00')
  const evening = session('2026-11-28 19:00', '2026-11-28 21:00')
  const weekend = session('2026-12-05 08:00', '2026-12-06 17:00')
  expect(sessionNames([wednesday, evening, weekend])).toEqual(['周三下午', '周六晚上', '周六出发'])
})

test('two on the same day of the week have their dates, and a given name stays', () => {
  const first = session('2026-11-28 09:00', '2026-11-28 12:00')
  const second = session('2026-12-05 09:00', '2026-12-05 12:00')
  const named = session('2026-12-13 13:00', '2026-12-13 17:00', '秋季赛')
  expect(sessionNames([first, second, named])).toEqual(['11月28日 周六上午', '12月05日 周六上午', '秋季赛'])
})
