import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/schema'

/** The server's own key, and everything that is derived from it by name. */
export class Secrets {
  private readonly keys = new Map<string, Buffer>()

  constructor(private readonly master: string) {}

  /** The key given by configuration, else one made on first start and shared through the database. */
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

  /** A signature of `text` that only this server can make. What is signed for one purpose is worth nothing for another. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('base64url')
  }

  /**
   * A key for what stays in the database: sealed with it, found again by it. Derived as it was from the beginning, since
   * everything that is stored would be lost with another.
   */
  lastingKey(purpose: string): string {
    return createHmac('sha256', this.master).update(purpose).digest('base64url')
  }

  /** One key a purpose (HKDF, RFC 5869): knowing it tells nothing about the others. */
  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', this.master, 'quanzi', purpose, 32))
    this.keys.set(purpose, key)
    return key
  }

  verify(purpose: string, text: string, signature: string): boolean {
    return sameText(this.sign(purpose, text), signature)
  }
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(left, right)
}

/** How a token is kept: the database never holds one that opens a session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
