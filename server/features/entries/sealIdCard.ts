import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '../../identity/Secrets'

/** An ID number as it is kept: encrypted, and a keyed hash that finds the same person again. */
export function sealIdCard(secrets: Secrets, number: string): { cipher: string; hash: string } {
  const key = createHash('sha256').update(secrets.key('id-card')).digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return {
    cipher: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64'),
    hash: secrets.sign('id-card-hash', number),
  }
}
