import { countTrimmed } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

/** Minimum and maximum length of a report in characters (screens-content §5b). */
export const REPORT_MIN = 5
export const REPORT_MAX = 500

/** `again`: the member has reported this item before; nothing new is stored. */
export type ReportOutcome = 'sent' | 'again'

export interface ReportParts {
  readonly send: (content: string) => Promise<{ readonly again?: boolean }>
}

/** A member's report to the tenant about an item. */
export class ReportStore {
  text = ''
  /** Errors show under the field only after the user has tried to send. */
  tried = false
  sending = false

  constructor(private readonly parts: ReportParts) {
    makeAutoObservable<ReportStore, 'parts'>(this, { parts: false })
  }

  get isWrong(): boolean {
    const length = countTrimmed(this.text)
    return length < REPORT_MIN || length > REPORT_MAX
  }

  write(text: string): void {
    this.text = text
  }

  /** Null while the text is too short or too long. The text stays until the gateway has it. */
  async send(): Promise<ReportOutcome | null> {
    this.tried = true
    if (this.isWrong || this.sending) return null
    this.sending = true
    try {
      const { again } = await this.parts.send(this.text.trim())
      runInAction(() => {
        this.text = ''
        this.tried = false
      })
      return again ? 'again' : 'sent'
    } finally {
      runInAction(() => {
        this.sending = false
      })
    }
  }
}
