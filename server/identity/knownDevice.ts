import { randomBytes } from 'node:crypto'
import { type Secrets, sameText } from '../db/Secrets'

/**
 * A browser where the owner of a number has logged in keeps a signed name. Wrong passwords from anywhere else never
 * lock it: it has tries of its own (`passwordTries`). It opens nothing.
 */
export const deviceCookie = (iid: number): string => `quanzi_device_${iid}`

/** How long a browser is remembered. */
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

/** The name of the device when its cookie is of this number at this tenant; null otherwise. */
export function knownDevice(secrets: Secrets, owner: Owner, cookie: string | null): string | null {
  const [name = '', signature = ''] = (cookie ?? '').split('.')
  return name !== '' && sameText(signature, signatureOf(secrets, owner, name)) ? name : null
}
