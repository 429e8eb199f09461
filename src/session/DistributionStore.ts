import { EMPTY_KEY, usableKey } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { OpenTenantStorage } from './sessionStorage'

const KEY = 'multiDisKey'
const LOCKED = 'lockedMultiDisKeys'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

interface Visitor {
  readonly isMember: boolean
}

interface Parts {
  readonly open: OpenTenantStorage
  /** `/multidis/getKey`: the member's own key for something shareable. */
  readonly fetchKey: (iid: number, userId: string, dataType: number, dataId: string) => Promise<string>
  /** `/multidis/lockFans`. */
  readonly lockFans: (iid: number, multiDisKey: string, userId: string) => Promise<unknown>
}

/** The multi-level distribution key of each tenant: read from addresses, remembered, locked once (screens-content §1). */
export class DistributionStore {
  /** The last remembered key by tenant, as orders send it. */
  private readonly keys = new Map<number, string>()
  /** Keys fetched for the member's own shares. */
  private readonly own = new Map<string, string>()
  /** Locks under way. */
  private readonly locking = new Set<string>()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DistributionStore, 'parts' | 'locking'>(this, { parts: false, locking: false })
  }

  /** The key that order creation sends as multiDisKey; null when nobody recommended this visitor. */
  keyOf(iid: number): string | null {
    return this.keys.get(iid) ?? this.parts.open(iid).read(KEY, isText)
  }

  /** Takes disrParentMultiDisKey of an address. A visitor's first key stays; a member's new one replaces it. */
  remember(iid: number, given: string | null | undefined, visitor: Visitor): void {
    const key = usableKey(given)
    if (!key || (!visitor.isMember && this.keyOf(iid) !== null)) return
    this.keys.set(iid, key)
    this.parts.open(iid).write(KEY, key)
  }

  /** Locks the remembered key, once per key and member. A failure leaves it for the next time. */
  async lock(iid: number, userId: string): Promise<void> {
    const key = this.keyOf(iid)
    const store = this.parts.open(iid)
    const locked = store.read(LOCKED, isTextList) ?? []
    const mark = `${userId}:${key}`
    if (!key || locked.includes(mark) || this.locking.has(mark) || [...this.own.values()].includes(key)) return
    this.locking.add(mark)
    try {
      await this.parts.lockFans(iid, key, userId)
      store.write(LOCKED, [...locked, mark].slice(-50))
    } catch {
      // The gateway has logged it; the next login or screen tries again.
    } finally {
      this.locking.delete(mark)
    }
  }

  /** The sharer's own key for an item; 'empty' when it cannot be had. */
  async shareKey(iid: number, userId: string | null, dataType: number, dataId: string): Promise<string> {
    if (!userId) return EMPTY_KEY
    const name = `${iid}:${userId}:${dataType}:${dataId}`
    const known = this.own.get(name)
    if (known) return known
    try {
      const key = (await this.parts.fetchKey(iid, userId, dataType, dataId)) || EMPTY_KEY
      if (key !== EMPTY_KEY) this.own.set(name, key)
      return key
    } catch {
      return EMPTY_KEY
    }
  }
}
