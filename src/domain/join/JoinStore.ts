import { countTrimmed, isMobile, type JoinResult } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'

export interface JoinForm {
  readonly name: string
  readonly phone: string
  readonly num: number
}

export interface JoinParts {
  readonly join: (form: JoinForm) => Promise<JoinResult>
  readonly leave: () => Promise<JoinResult>
  /** Name and phone of this member's last sign-up on this device. */
  readonly remembered: () => JoinForm | null
  readonly remember: (form: JoinForm) => void
}

const BLANK: JoinForm = { name: '', phone: '', num: 1 }

export type JoinProblem = 'name' | 'phone'

/** Joining a club or signing up for a campaign: the form and its result. */
export class JoinStore {
  form = BLANK
  busy = false
  /** Errors show under the fields only after the user has tried to send. */
  tried = false
  outcome: JoinResult | null = null

  constructor(private readonly parts: JoinParts) {
    makeAutoObservable<JoinStore, 'parts'>(this, { parts: false })
  }

  get problems(): readonly JoinProblem[] {
    const length = countTrimmed(this.form.name)
    return [
      ...(length < 1 || length > 20 ? ['name' as const] : []),
      ...(isMobile(this.form.phone) ? [] : ['phone' as const]),
    ]
  }

  change(part: Partial<JoinForm>): void {
    this.form = { ...this.form, ...part }
  }

  /** Fills in what this member entered the last time. */
  begin(): void {
    const kept = this.parts.remembered()
    if (kept) this.suggest(kept)
  }

  /** The member has left. */
  clear(): void {
    this.form = BLANK
  }

  suggest(own: Pick<JoinForm, 'name' | 'phone'>): void {
    this.form = fillBlank(this.form, { name: own.name, phone: own.phone })
  }

  /** The valid form, which is also remembered for the next time; null while it has errors. */
  ready(): JoinForm | null {
    this.tried = true
    if (this.problems.length > 0 || this.busy) return null
    const form = { ...this.form, name: this.form.name.trim() }
    this.parts.remember(form)
    return form
  }

  /** False while the form has errors. Rejects with the gateway's message. */
  async join(): Promise<boolean> {
    const form = this.ready()
    if (!form) return false
    await this.run(() => this.parts.join(form))
    return true
  }

  leave(): Promise<void> {
    return this.busy ? Promise.resolve() : this.run(this.parts.leave)
  }

  private async run(act: () => Promise<JoinResult>): Promise<void> {
    this.busy = true
    try {
      const outcome = await act()
      runInAction(() => {
        this.outcome = outcome
        this.tried = false
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
