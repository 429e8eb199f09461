import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../db/Secrets'

/** The stored form of an ID number: encrypted, with a keyed hash to find the same person. */
export function sealIdCard(secrets: Secrets, number: string): { cipher: string; hash: string } {
  const key = createHash('sha256').update(secrets.lastingKey('id-card')).digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return {
    cipher: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64'),
    hash: createHmac('sha256', secrets.lastingKey('id-card-hash')).update(number).digest('base64url'),
  }
}
