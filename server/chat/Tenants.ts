import { type BannedWordFinder, bannedWordFinder } from '@quanzi/contract'
import type { Db } from '../db/schema'

export interface GateTenant {
  readonly name: string
  readonly findBanned: BannedWordFinder
}

/** The gate's cache of tenants, cleared from time to time so that changes arrive. */
export class Tenants {
  private readonly known = new Map<number, Promise<GateTenant>>()

  constructor(private readonly db: Db) {}

  get(iid: number): Promise<GateTenant> {
    const known = this.known.get(iid) ?? this.load(iid)
    this.known.set(iid, known)
    known.catch(() => this.known.delete(iid))
    return known
  }

  forget(): void {
    this.known.clear()
  }

  private async load(iid: number): Promise<GateTenant> {
    const row = await this.db
      .selectFrom('tenants')
      .select(['name', 'banned_words'])
      .where('iid', '=', iid)
      .executeTakeFirst()
    const words = row?.banned_words ?? []
    return { name: row?.name ?? '', findBanned: words.length > 0 ? bannedWordFinder(words) : () => null }
  }
}
