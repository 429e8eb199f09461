import { idCardCheckDigit } from '@quanzi/contract'

/** The ID number of somebody who has not entered anything yet, born in 1990. */
export function freshCard(): string {
  const first = `11010119900307${String(Date.now() % 1000).padStart(3, '0')}`
  return first + idCardCheckDigit(first)
}
