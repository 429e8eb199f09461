import type { ContentDetail } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { JoinForm, JoinStore } from '@/domain/join/JoinStore'

interface Parts {
  /** The club as last loaded; null before. */
  readonly club: () => ContentDetail | null
  readonly join: Pick<JoinStore, 'ready' | 'join' | 'leave'>
  readonly requireMember: () => Promise<boolean>
  /** Orders a place in a club with a price. Resolves to the order's number. */
  readonly order: (form: JoinForm, payable: number) => Promise<string>
  /** Loads the club again. */
  readonly reload: () => Promise<unknown>
}

/** The result of sending the form; an order must still be paid. */
export type ClubAnswer = { readonly kind: 'joined' } | { readonly kind: 'ordered'; readonly gid: string }

/** Joining and leaving a club. */
export class ClubStore {
  /** The form is open. */
  asking = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ClubStore, 'parts'>(this, { parts: false })
  }

  /** In fen. */
  get price(): number {
    return this.parts.club()?.price ?? 0
  }

  get joined(): boolean {
    return this.parts.club()?.mine.joined ?? false
  }

  /** The leader neither joins nor leaves the club. */
  get leads(): boolean {
    return this.parts.club()?.mine.author ?? false
  }

  get full(): boolean {
    return !this.joined && this.parts.club()?.extra.state === 'full'
  }

  /** The function of the screen's button. */
  get offer(): 'full' | 'leave' | 'pay' | 'join' {
    if (this.full) return 'full'
    if (this.joined) return 'leave'
    return this.price > 0 ? 'pay' : 'join'
  }

  /** A tap on the button. True when the member must confirm leaving; otherwise the form opens. */
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
   * Joins the club; for a club with a price, places an order whose payment joins (conventions §4, type 2). Null while
   * the form is invalid. Rejects with the gateway's message.
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
