import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../db/Secrets'

const IV = 12
const TAG = 16

const keyOf = (secrets: Secrets) => createHash('sha256').update(secrets.lastingKey('id-card')).digest()

/** An ID number as it is kept: encrypted, and a keyed hash that finds the same person again. */
export function sealIdCard(secrets: Secrets, number: string): { cipher: string; hash: string } {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), iv)
  const body = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return {
    cipher: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64'),
    hash: createHmac('sha256', secrets.lastingKey('id-card-hash')).update(number).digest('base64url'),
  }
}

/** The ID number of a sealed one, for whoever gave it. */
export function openIdCard(secrets: Secrets, cipher: string): string {
  const bytes = Buffer.from(cipher, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secrets), bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
