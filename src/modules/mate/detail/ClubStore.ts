import type { ContentDetail } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { JoinForm, JoinStore } from '@/domain/join/JoinStore'

interface Parts {
  /** The club as it is known now; null until it is. */
  readonly club: () => ContentDetail | null
  readonly join: Pick<JoinStore, 'ready' | 'join' | 'leave'>
  readonly requireMember: () => Promise<boolean>
  /** Orders a place in a club that costs something; answers the order's number. */
  readonly order: (form: JoinForm, payable: number) => Promise<string>
  /** Reads the club again. */
  readonly reload: () => Promise<unknown>
}

/** What a sent form came to; an order is still to be paid. */
export type ClubAnswer = { readonly kind: 'joined' } | { readonly kind: 'ordered'; readonly gid: string }

/** Joining and leaving a club. */
export class ClubStore {
  /** The form is open. */
  asking = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ClubStore, 'parts'>(this, { parts: false })
  }

  /** Fen. */
  get price(): number {
    return this.parts.club()?.price ?? 0
  }

  get joined(): boolean {
    return this.parts.club()?.mine.joined ?? false
  }

  /** Who leads a club is neither taken in nor let out. */
  get leads(): boolean {
    return this.parts.club()?.mine.author ?? false
  }

  get full(): boolean {
    return !this.joined && this.parts.club()?.extra.state === 'full'
  }

  /** What the button of the screen does. */
  get offer(): 'full' | 'leave' | 'pay' | 'join' {
    if (this.full) return 'full'
    if (this.joined) return 'leave'
    return this.price > 0 ? 'pay' : 'join'
  }

  /** A tap on the button: true when the member is to be asked whether to leave; otherwise the form opens. */
  async press(): Promise<boolean> {
    if (!(await this.parts.requireMember())) return false
    if (this.joined) return true
    this.open()
    return false
  }

  open(): void {
    this.asking = true
  }

  close(): void {
    this.asking = false
  }

  /**
   * Joins; a club with a price is joined by its paid order (conventions §4, type 2). Null while the form is wrong;
   * rejects with the gateway's words.
   */
  async send(): Promise<ClubAnswer | null> {
    const { join, order, reload } = this.parts
    if (this.price > 0) {
      const form = join.ready()
      if (!form) return null
      const gid = await order(form, this.price)
      this.close()
      return { kind: 'ordered', gid }
    }
    if (!(await join.join())) return null
    this.close()
    void reload()
    return { kind: 'joined' }
  }

  async leave(): Promise<void> {
    await this.parts.join.leave()
    void this.parts.reload()
  }
}
