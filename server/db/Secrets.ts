import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/schema'

/** The server's own key, and the keys derived from it by name. */
export class Secrets {
  private readonly keys = new Map<string, Buffer>()

  constructor(private readonly master: string) {}

  /** The configured key, else one that is generated at the first start and shared through the database. */
  static async load(db: Db, configured?: string): Promise<Secrets> {
    if (configured) return new Secrets(configured)
    await db
      .insertInto('server_key')
      .values({ name: 'master', value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db.selectFrom('server_key').select('value').where('name', '=', 'master').executeTakeFirstOrThrow()
    return new Secrets(row.value)
  }

  /** A signature of `text` that only this server can make. A signature for one purpose is invalid for another. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('base64url')
  }

  /**
   * A key for data that stay in the database, sealed or found by it. Its derivation must never change: with another
   * key, all stored data would be lost.
   */
  lastingKey(purpose: string): string {
    return createHmac('sha256', this.master).update(purpose).digest('base64url')
  }

  /** One key per purpose (HKDF, RFC 5869); knowing one does not reveal the others. */
  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', this.master, 'quanzi', purpose, 32))
    this.keys.set(purpose, key)
    return key
  }

  /** What an address says twice arrives as a list, whatever its type says: no signature. */
  verify(purpose: string, text: string, signature: string): boolean {
    return typeof signature === 'string' && sameText(this.sign(purpose, text), signature)
  }
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(left, right)
}

/** The stored form of a token: the database never contains one that opens a session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
