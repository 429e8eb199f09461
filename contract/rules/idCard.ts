import { isDay, shanghaiDay } from './shanghaiTime'

const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 91'.split(' '),
)
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
const MAX_AGE = 200

/** The facts in a valid citizen ID number. */
export interface IdCardFacts {
  /** The number with 18 characters and an upper-case check letter. */
  readonly number: string
  /** Two digits of the issuing province. */
  readonly province: string
  /** YYYY-MM-DD. */
  readonly birthDate: string
  /** Age in full years today. */
  readonly age: number
  readonly sex: 'male' | 'female'
}

/** Check digit (0–9 or X) of the first 17 digits of an ID number (weights and mod 11, shell-and-routes §5). */
export function idCardCheckDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return CHECK_DIGITS.charAt(sum % 11)
}

/** A 15-digit number of the 20th century with 18 characters; any other text in upper case. */
export function toIdCard18(value: string): string {
  if (!/^\d{15}$/.test(value)) return value.toUpperCase()
  const first17 = `${value.slice(0, 6)}19${value.slice(6)}`
  return first17 + idCardCheckDigit(first17)
}

/**
 * Reads a citizen ID number of 15 or 18 characters. Null unless it has a known province, a real birth date, an age
 * from 0 to 200 and the right check digit (shell-and-routes §5).
 * @param today YYYY-MM-DD; today in Shanghai by default
 */
export function parseIdCard(value: string, today: string = shanghaiDay(Date.now())): IdCardFacts | null {
  const number = toIdCard18(value)
  const parts = /^(\d\d)\d{4}(\d{4})(\d\d)(\d\d)\d\d(\d)[\dX]$/.exec(number)
  if (parts === null || number.length !== 18) return null
  const [, province, year, month, day, order] = parts as unknown as [string, string, string, string, string, string]
  const birthDate = `${year}-${month}-${day}`
  if (!PROVINCES.has(province) || !isDay(birthDate)) return null
  const age = fullYears(birthDate, today)
  if (birthDate > today || age > MAX_AGE) return null
  if (idCardCheckDigit(number) !== number[17]) return null
  return { number, province, birthDate, age, sex: Number(order) % 2 === 1 ? 'male' : 'female' }
}

/** True for a valid citizen ID number; parameters as parseIdCard. */
export const isIdCard = (value: string, today?: string): boolean => parseIdCard(value, today) !== null

/** Full years between two days, both YYYY-MM-DD; a birthday on 29 February counts from 1 March. */
export function fullYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
