import { randomBytes } from 'node:crypto'
import { type Secrets, sameText } from '../db/Secrets'

/**
 * A browser in which a number's owner has logged in keeps a signed cookie. Wrong passwords from elsewhere never lock
 * it: it has its own tries (`passwordTries`). The cookie opens nothing.
 */
export const deviceCookie = (iid: number): string => `quanzi_device_${iid}`

/** Lifetime of the cookie. */
export const DEVICE_DAYS = 400

interface Owner {
  readonly iid: number
  readonly mobile: string
}

const signatureOf = (secrets: Secrets, { iid, mobile }: Owner, name: string) =>
  secrets.sign('known device', `${iid} ${mobile} ${name}`)

export function newDevice(secrets: Secrets, owner: Owner): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${signatureOf(secrets, owner, name)}`
}

/** The device's name when its cookie belongs to this number in this tenant; null otherwise. */
export function knownDevice(secrets: Secrets, owner: Owner, cookie: string | null): string | null {
  const [name = '', signature = ''] = (cookie ?? '').split('.')
  return name !== '' && sameText(signature, signatureOf(secrets, owner, name)) ? name : null
}
