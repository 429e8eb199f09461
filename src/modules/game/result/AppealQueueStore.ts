import type { Page, ReviewItem } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'
import { parseTime } from '../formatTime'

interface Parts {
  readonly fetchQueue: () => Promise<Page<ReviewItem>>
  readonly decide: (id: string, decision: 'pass' | 'refuse', note: string, net: number | null) => Promise<unknown>
}

export type AppealProblem = 'time' | 'note'

/** The objections of an event that wait for staff. */
export class AppealQueueStore {
  /** Null until it is read. */
  queue: readonly ReviewItem[] | null = null
  failure = ''
  /** What was typed, by objection. */
  texts: Readonly<Record<string, { readonly net: string; readonly note: string }>> = {}
  busy = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AppealQueueStore, 'parts'>(this, { parts: false, queue: observableRef, texts: observableRef })
  }

  textsOf(id: string): { readonly net: string; readonly note: string } {
    return this.texts[id] ?? { net: '', note: '' }
  }

  write(id: string, fields: Partial<{ net: string; note: string }>): void {
    this.texts = { ...this.texts, [id]: { ...this.textsOf(id), ...fields } }
  }

  async load(): Promise<void> {
    try {
      const { list } = await this.parts.fetchQueue()
      runInAction(() => {
        this.queue = list
        this.failure = ''
      })
    } catch (error) {
      runInAction(() => {
        this.failure = errorText(error)
      })
    }
  }

  /** 'done', what is wrong with the form, or null while a decision runs. Rejects with the gateway's message. */
  async decide(id: string, decision: 'pass' | 'refuse'): Promise<'done' | AppealProblem | null> {
    const { net, note } = this.textsOf(id)
    const corrected = net.trim() === '' ? null : parseTime(net)
    if (decision === 'pass' && net.trim() !== '' && corrected === null) return 'time'
    if (decision === 'refuse' && [...note.trim()].length < 2) return 'note'
    if (this.busy !== '') return null
    this.busy = id
    try {
      await this.parts.decide(id, decision, note.trim(), decision === 'pass' ? corrected : null)
      return 'done'
    } finally {
      runInAction(() => {
        this.busy = ''
      })
      await this.load()
    }
  }
}
