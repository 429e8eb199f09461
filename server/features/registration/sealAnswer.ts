import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '../../db/Secrets'

const MARK = 'sealed:'
const IV = 12
const TAG = 16

const keyOf = (secrets: Secrets) => createHash('sha256').update(secrets.lastingKey('registration-answer')).digest()

/** Encrypts an answer that must not be stored in clear: an ID number. */
export function sealAnswer(secrets: Secrets, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** The answer in clear; an answer that was never encrypted is returned unchanged. */
export function openAnswer(secrets: Secrets, stored: string): string {
  if (!stored.startsWith(MARK)) return stored
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secrets), bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
