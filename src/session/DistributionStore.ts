import { EMPTY_KEY, usableKey } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { isText } from '@/lib/isText'
import type { OpenTenantStorage } from './sessionStorage'

const KEY = 'multiDisKey'
const LOCKED = 'lockedMultiDisKeys'

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

/**
 * The multi-level distribution key of each tenant: read from addresses, kept on the device, locked once
 * (screens-content §1).
 */
export class DistributionStore {
  /** The remembered key by tenant, which orders send. */
  private readonly keys = new Map<number, string>()
  /** Keys of items that the member shares. */
  private readonly own = new Map<string, string>()
  /** Locks in progress. */
  private readonly locking = new Set<string>()
  /** Resolves when the latest lock has its answer. */
  private turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DistributionStore, 'parts' | 'locking' | 'turn'>(this, {
      parts: false,
      locking: false,
      turn: false,
    })
  }

  /** The key that an order sends as multiDisKey; null when nobody recommended this visitor. */
  keyOf(iid: number): string | null {
    return this.keys.get(iid) ?? this.parts.open(iid).read(KEY, isText)
  }

  /**
   * Takes disrParentMultiDisKey from an address. A visitor keeps their first key; for a member a new key replaces the
   * old one.
   */
  remember(iid: number, given: string | null | undefined, visitor: Visitor): void {
    const key = usableKey(given)
    if (!key || (!visitor.isMember && this.keyOf(iid) !== null)) return
    this.keys.set(iid, key)
    this.parts.open(iid).write(KEY, key)
  }

  /** Locks the remembered key, once per key and member. After a failure the next call tries again. */
  async lock(iid: number, userId: string): Promise<void> {
    const key = this.keyOf(iid)
    const store = this.parts.open(iid)
    const locked = store.read(LOCKED, isTextList) ?? []
    const mark = `${userId}:${key}`
    if (!key || locked.includes(mark) || this.locking.has(mark) || this.isOwn(iid, userId, key)) return
    this.locking.add(mark)
    // The first key counts, so a second one waits for the first one's answer.
    const answer = this.turn.then(() => this.parts.lockFans(iid, key, userId))
    this.turn = answer.catch(() => undefined)
    try {
      await answer
      store.write(LOCKED, [...locked, mark].slice(-50))
    } catch {
      // The gateway logs the failure; the next login or screen tries again.
    } finally {
      this.locking.delete(mark)
    }
  }

  /** The member's own key for sharing an item; 'empty' when there is none. */
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

  /** The keys of somebody else who used this device count like any other. */
  private isOwn(iid: number, userId: string, key: string): boolean {
    return [...this.own].some(([name, own]) => own === key && name.startsWith(`${iid}:${userId}:`))
  }
}
