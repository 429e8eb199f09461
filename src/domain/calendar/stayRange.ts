import { stayNights } from '@quanzi/contract'

/** Days of arrival and departure, YYYY-MM-DD; '' where none is chosen yet. */
export interface StayRange {
  readonly in: string
  readonly out: string
}

export const NO_STAY: StayRange = { in: '', out: '' }

/** The nights of a stay: each by the day on which it begins. */
export const nightsOf = (range: StayRange): readonly string[] =>
  range.in === '' || range.out === '' ? [] : stayNights(range)

type IsFree = (date: string) => boolean

/** True when every night is free; the day of departure may be full. */
const canStay = (range: StayRange, isFree: IsFree): boolean => {
  const nights = nightsOf(range)
  return nights.length > 0 && nights.every(isFree)
}

/** True when a press on the day chooses something: a free day begins a stay, any day ends one that is possible. */
export const canChoose = (range: StayRange, date: string, isFree: IsFree): boolean =>
  isFree(date) || (range.in !== '' && range.out === '' && canStay({ in: range.in, out: date }, isFree))

/** The range after a press on a day. Behind a full night, or with both days chosen, a new stay begins. */
export function chooseDay(range: StayRange, date: string, isFree: IsFree): StayRange {
  if (range.in !== '' && range.out === '') {
    const stay = { in: range.in, out: date }
    if (canStay(stay, isFree)) return stay
  }
  return isFree(date) ? { in: date, out: '' } : range
}
