import { CODE_MS } from '@quanzi/contract'
import { type Secrets, sameText } from '../../db/Secrets'

const DIGITS = 1_000_000

interface Place {
  readonly iid: number
  readonly id: string
}

const codeOf = (secrets: Secrets, { iid, id }: Place, minute: number): string => {
  const signed = Buffer.from(secrets.sign('checkin place', `${iid} ${id} ${minute}`), 'base64url')
  return String(signed.readUIntBE(0, 6) % DIGITS).padStart(6, '0')
}

/** The code of a place at an instant, and when the next one comes. */
export function placeCode(secrets: Secrets, place: Place, at: number): { code: string; codeUntil: number } {
  const minute = Math.floor(at / CODE_MS)
  return { code: codeOf(secrets, place, minute), codeUntil: (minute + 1) * CODE_MS }
}

/** True for the code of now or of the minute before: whoever scans it needs a moment. */
export function isPlaceCode(secrets: Secrets, place: Place, code: string, at: number): boolean {
  const minute = Math.floor(at / CODE_MS)
  return [minute, minute - 1].some((one) => sameText(codeOf(secrets, place, one), code))
}
