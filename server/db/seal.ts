import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from './Secrets'

const IV = 12
const TAG = 16

const keyOf = (secrets: Secrets, purpose: string) => createHash('sha256').update(secrets.lastingKey(purpose)).digest()

/** A text as stored: encrypted so that any change is detected, with a keyed hash by which an equal text is found. */
export interface Sealed {
  readonly cipher: string
  readonly hash: string
}

/** Seals a text for a purpose; only `unseal` with the same purpose opens it. */
export function seal(secrets: Secrets, purpose: string, text: string): Sealed {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return {
    cipher: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64'),
    hash: createHmac('sha256', secrets.lastingKey(`${purpose}-hash`))
      .update(text)
      .digest('base64url'),
  }
}

/** Decrypts a sealed text. Throws when it was changed, or sealed for another purpose. */
export function unseal(secrets: Secrets, purpose: string, cipher: string): string {
  const bytes = Buffer.from(cipher, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secrets, purpose), bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
