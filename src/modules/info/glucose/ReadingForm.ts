import { formatDate, GLUCOSE_LIMITS, type GlucosePeriod, type HealthReading, isDay, startOfDay } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

export interface ReadingWords {
  readonly value: string
  readonly period: GlucosePeriod
  /** YYYY-MM-DD HH:mm, Shanghai. */
  readonly at: string
}

interface Sent {
  readonly id?: string
  readonly value?: number
  readonly period?: GlucosePeriod
  readonly measuredAt?: number
  readonly remove?: 1
}

interface Parts {
  readonly save: (reading: Sent) => Promise<unknown>
  /** What was typed or chosen of a new reading; time and period that were only proposed are not kept. */
  readonly draft: {
    readonly read: () => Partial<ReadingWords> | null
    readonly write: (words: Partial<ReadingWords> | null) => void
  }
  readonly now: () => number
}

/** When people usually measure at this hour of the day. */
export function periodAt(hour: number): GlucosePeriod {
  if (hour >= 21 || hour < 4) return 'bedtime'
  if (hour < 9) return 'fasting'
  return [11, 16, 17].includes(hour) ? 'before' : 'after'
}

/** The instant of a written wall clock; NaN for none. */
export function momentOf(at: string): number {
  const [day = '', clock = ''] = at.split(' ')
  const [hours, minutes] = clock.split(':').map(Number)
  if (!isDay(day) || hours === undefined || minutes === undefined) return Number.NaN
  return startOfDay(day) + (hours * 60 + minutes) * 60_000
}

/** A reading to add or to change. What is typed stays until it is saved. */
export class ReadingForm {
  words: ReadingWords
  /** The reading that is changed; '' for a new one. */
  id = ''
  isOpen = false
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    this.words = this.blank()
    makeAutoObservable<ReadingForm, 'parts'>(this, { parts: false })
  }

  get wrongValue(): boolean {
    const value = Number(this.words.value)
    const { least, most } = GLUCOSE_LIMITS
    return this.tried && !(this.words.value.trim() !== '' && value >= least && value <= most)
  }

  get wrongTime(): boolean {
    const at = momentOf(this.words.at)
    return this.tried && !(at <= this.parts.now())
  }

  begin(): void {
    this.id = ''
    this.words = { ...this.blank(), ...this.parts.draft.read() }
    this.isOpen = true
    this.tried = false
  }

  change({ id, value, period, measuredAt }: HealthReading): void {
    this.id = id
    this.words = { value: String(value), period, at: formatDate(measuredAt, 'YYYY-MM-DD HH:mm') }
    this.isOpen = true
    this.tried = false
  }

  close(): void {
    this.isOpen = false
  }

  write(change: Partial<ReadingWords>): void {
    this.words = { ...this.words, ...change }
    const { draft } = this.parts
    if (this.id === '') draft.write({ ...draft.read(), ...change })
  }

  /** True after saving. Rejects with the gateway's message, and keeps what was typed. */
  async save(): Promise<boolean> {
    this.tried = true
    if (this.wrongValue || this.wrongTime) return false
    const { value, period, at } = this.words
    const reading = { value: Number(value), period, measuredAt: momentOf(at) }
    return await this.send(this.id === '' ? reading : { ...reading, id: this.id })
  }

  remove(): Promise<boolean> {
    return this.send({ id: this.id, remove: 1 })
  }

  private async send(reading: Sent): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await this.parts.save(reading)
      runInAction(() => {
        this.isOpen = false
        if (this.id === '') this.parts.draft.write(null)
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private blank(): ReadingWords {
    const now = this.parts.now()
    return {
      value: '',
      period: periodAt(Number(formatDate(now, 'HH:mm').slice(0, 2))),
      at: formatDate(now, 'YYYY-MM-DD HH:mm'),
    }
  }
}
