import { countTrimmed } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

/** Shortest and longest report, in characters (screens-content §5b). */
export const REPORT_MIN = 5
export const REPORT_MAX = 500

/** `again`: the member had reported it before; nothing new is stored. */
export type ReportOutcome = 'sent' | 'again'

export interface ReportParts {
  readonly send: (content: string) => Promise<{ readonly again?: boolean }>
}

/** Telling the tenant that something is wrong with an item. */
export class ReportStore {
  text = ''
  /** Shown under the field once the user has tried to send. */
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

  /** Null while there is too little or too much to send; the text stays until the gateway has it. */
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
