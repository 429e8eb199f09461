import { formatDate, shanghaiDay, shanghaiWeekday } from '@quanzi/contract'

interface Dated {
  readonly name?: string
  /** In ms. */
  readonly from: number
  readonly to: number
}

const WEEKDAYS = '日一二三四五六'

const partOfDay = (hour: number): string => (hour < 12 ? '上午' : hour < 18 ? '下午' : '晚上')

/** A session's name from its time: 周六下午, or 周六出发 for more than a day. */
function dayName({ from, to }: Dated): string {
  const day = `周${WEEKDAYS[shanghaiWeekday(from)]}`
  return shanghaiDay(from) === shanghaiDay(to)
    ? `${day}${partOfDay(Number(formatDate(from, 'HH-mm').slice(0, 2)))}`
    : `${day}出发`
}

/** The names of an item's sessions. Two on the same day of the week get their dates in front. */
export function sessionNames(sessions: readonly Dated[]): string[] {
  const names = sessions.map((session) => session.name ?? dayName(session))
  return names.map((name, index) => {
    const session = sessions[index]
    const alone = names.indexOf(name) === names.lastIndexOf(name)
    return alone || !session || session.name ? name : `${formatDate(session.from, 'MM月DD日')} ${name}`
  })
}
