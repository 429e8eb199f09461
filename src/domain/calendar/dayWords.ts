import { startOfDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { priceNumber } from '@/ui/content/priceNumber'
import type { DayCell } from './DayCell'
import { text } from './messages'

/** What a screen reader says of a day: the same as the cell shows, in words. A free day has no price. */
export function dayWords(date: string, cell: DayCell | undefined, word = '', isFree = false): string {
  const day = formatMoment(startOfDay(date), 'weekday')
  const said = word === '' ? day : text('saidChosen', { day, word })
  if (!cell || cell.state === 'closed' || cell.state === 'ended')
    return word === '' && !isFree ? text('saidClosed', { day }) : said
  const values = { day: said, amount: priceNumber(cell.price), count: cell.left }
  if (cell.state === 'full') return text('saidFull', values)
  return text(cell.isConfirmed ? 'saidConfirmed' : 'saidPrice', values)
}
