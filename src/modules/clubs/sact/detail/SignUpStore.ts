import type { ContentDetail, JoinResult } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { JoinStore } from '@/domain/join/JoinStore'

interface Parts {
  /** The activity as last loaded; null before. */
  readonly activity: () => ContentDetail | null
  readonly join: Pick<JoinStore, 'join' | 'leave' | 'outcome'>
  readonly requireMember: () => Promise<boolean>
  /** Loads the activity again. */
  readonly reload: () => Promise<unknown>
  readonly now: () => number
}

/** Signing up for a special activity, waiting for a place, and cancelling. */
export class SignUpStore {
  /** The form is open. */
  asking = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SignUpStore, 'parts'>(this, { parts: false })
  }

  /** The viewer's place: signed up, in the queue, or neither. */
  get own(): { readonly kind: 'joined' } | { readonly kind: 'queued'; readonly no: number } | null {
    const mine = this.parts.activity()?.mine
    if (mine?.joinState === 'waiting') return { kind: 'queued', no: mine.queueNo ?? 1 }
    return mine?.joined ? { kind: 'joined' } : null
  }

  /** True when nobody can sign up any more. */
  get ended(): boolean {
    const extra = this.parts.activity()?.extra
    return extra?.state === 'ended' || (extra?.closeAt ?? Number.POSITIVE_INFINITY) < this.parts.now()
  }

  /** What the form offers: a place, or the queue when all places are taken. */
  get form(): 'signUp' | 'queue' {
    return this.parts.activity()?.extra.left === 0 ? 'queue' : 'signUp'
  }

  /** The function of the screen's button. A person with a place may cancel it, even after the end. */
  get offer(): 'cancel' | 'closed' | 'queue' | 'signUp' {
    if (this.own) return 'cancel'
    return this.ended ? 'closed' : this.form
  }

  /** A tap on the button. True when the member must confirm the cancellation; otherwise the form opens. */
  async press(): Promise<boolean> {
    if (!(await this.parts.requireMember())) return false
    if (this.own) return true
    this.asking = !this.ended
    return false
  }

  close(): void {
    this.asking = false
  }

  /** Sends the form and closes it. Null while the form is invalid. Rejects with the gateway's message. */
  async send(): Promise<JoinResult | null> {
    const { join } = this.parts
    return await this.andReload(async () => {
      if (!(await join.join())) return null
      this.close()
      return join.outcome
    })
  }

  cancel(): Promise<void> {
    return this.andReload(() => this.parts.join.leave())
  }

  /** A refusal too means that the activity has changed: its last place is gone, or its sign-up has ended. */
  private async andReload<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } finally {
      void this.parts.reload()
    }
  }
}
