import { MOST_STEPS, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

export interface ClaimWords {
  readonly date: string
  readonly steps: string
  readonly photo: string
}

interface Parts {
  readonly send: (words: { date: string; steps: number; photo: string }) => Promise<unknown>
  readonly draft: { readonly read: () => ClaimWords | null; readonly write: (words: ClaimWords) => void }
  readonly now: () => number
}

/** Steps that are entered by hand. What is typed stays until it has been sent. */
export class ClaimForm {
  words: ClaimWords
  isOpen = false
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    this.words = this.blank()
    makeAutoObservable<ClaimForm, 'parts'>(this, { parts: false })
  }

  get wrongSteps(): boolean {
    const steps = Number(this.words.steps)
    return this.tried && !(Number.isInteger(steps) && steps >= 1 && steps <= MOST_STEPS)
  }

  get noPhoto(): boolean {
    return this.tried && this.words.photo === ''
  }

  /** Opens the sheet with the draft of who is here now. */
  open(): void {
    this.words = this.parts.draft.read() ?? this.words
    this.isOpen = true
    this.tried = false
  }

  close(): void {
    this.isOpen = false
  }

  write(change: Partial<ClaimWords>): void {
    this.words = { ...this.words, ...change }
    this.parts.draft.write(this.words)
  }

  /** True after sending. Rejects with the gateway's message, and keeps what was typed. */
  async send(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrongSteps || this.noPhoto) return false
    this.busy = true
    const { date, steps, photo } = this.words
    try {
      await this.parts.send({ date, steps: Number(steps), photo })
      runInAction(() => {
        this.isOpen = false
        this.write(this.blank())
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private blank(): ClaimWords {
    return { date: shanghaiDay(this.parts.now()), steps: '', photo: '' }
  }
}
