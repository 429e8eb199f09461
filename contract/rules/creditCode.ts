/** The characters of a unified social credit code by their values: without I, O, S, V and Z (GB 32100-2015). */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The code as it is written: without blanks, in upper case. */
export const toCreditCode = (value: string): string => value.replace(/\s/g, '').toUpperCase()

/** The check character of the first 17 characters; '' when they are not those of a code. */
export function creditCheckCharacter(first17: string): string {
  const values = [...first17].map((one) => CHARACTERS.indexOf(one))
  if (values.length !== 17 || values.includes(-1)) return ''
  let weight = 1
  let sum = 0
  for (const value of values) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31)
}

/** True for a unified social credit code of 18 characters with the right check character (screens-content §5b). */
export function isCreditCode(value: string): boolean {
  const code = toCreditCode(value)
  return /^[0-9A-Z]{2}\d{6}[0-9A-Z]{10}$/.test(code) && creditCheckCharacter(code.slice(0, 17)) === code[17]
}
