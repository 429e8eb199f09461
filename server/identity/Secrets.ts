import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/schema'

/** The server's own key, and everything that is derived from it by name. */
export class Secrets {
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

  /** A key for one purpose; knowing it tells nothing about the others. */
  key(purpose: string): string {
    return createHmac('sha256', this.master).update(purpose).digest('base64url')
  }

  /** A signature of `text` that only this server can make. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('base64url')
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
