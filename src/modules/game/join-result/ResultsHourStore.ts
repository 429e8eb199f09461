import { formatDate, parseDateTime } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { serverNow } from '@/platform/serverClock'

export type ResultsStep = 'hour' | 'publish'

interface Parts {
  readonly resultsAt: number | null
  /** Stores the hour, 0 for none, and with `publish` makes the results final. Answers since when they are, or null. */
  readonly save: (at: number, step: ResultsStep) => Promise<number | null>
  readonly now?: () => number
}

/** For staff: the hour from which results are public, and their publication. */
export class ResultsHourStore {
  /** YYYY-MM-DD HH:mm; '' for none. */
  hour: string
  busy: ResultsStep | null = null

  constructor(private readonly parts: Parts) {
    const { resultsAt } = parts
    this.hour = resultsAt === null ? '' : formatDate(resultsAt, 'YYYY-MM-DD HH:mm')
    makeAutoObservable<ResultsHourStore, 'parts'>(this, { parts: false })
  }

  private get at(): number {
    return this.hour === '' ? 0 : parseDateTime(this.hour)
  }

  /** From when final results are public; null for at once. */
  get publicFrom(): number | null {
    const { now = serverNow } = this.parts
    return this.at > now() ? this.at : null
  }

  setHour(hour: string): void {
    this.hour = hour
  }

  /** What was done, as a message; null while another step runs. Rejects with the gateway's message. */
  async save(step: ResultsStep): Promise<'published' | 'hourSaved' | 'hourKept' | null> {
    if (this.busy) return null
    this.busy = step
    try {
      const final = await this.parts.save(this.at, step)
      if (step === 'publish') return 'published'
      return final === null ? 'hourKept' : 'hourSaved'
    } finally {
      runInAction(() => {
        this.busy = null
      })
    }
  }
}
