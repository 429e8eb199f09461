import { countTrimmed } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ChatPeer } from '@/chat/ChatPeer'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

const LEAST = 5
const MOST = 500
const WORKDAYS =
  /\u5de5\u4f5c\u65e5|\u5468\u4e00[\s\u81f3\u5230~\u2013\u2014-]+\u5468\u4e94|weekday|mon\w*\s*(?:[-\u2013\u2014~]|to)\s*fri/i
const HOURS = /(\d{1,2}):(\d{2})\s*[-–—~\u81f3]\s*(\d{1,2}):(\d{2})/

/** Somebody who answers in the chat. */
export interface ContactPerson {
  readonly peer: ChatPeer
  readonly note: string
  /** As written, e.g. 09:00-21:00; '' for no fixed hours. */
  readonly hours: string
  /** True for an assistant, who answers at any hour. */
  readonly always: boolean
}

/** How one reaches the tenant, or a small store. */
export interface ContactFacts {
  readonly phone: string
  /** As written by the tenant, e.g. 09:00-21:00. */
  readonly hours: string
  readonly people: readonly ContactPerson[]
}

interface Parts {
  readonly fetch: () => Promise<ContactFacts>
  readonly send: (content: string) => Promise<unknown>
  readonly draft: { read: () => string | null; write: (content: string) => void }
  /** Minutes of the day in Shanghai. */
  readonly minute: () => number
  /** The day of the week there, 0 for Sunday. */
  readonly weekday: () => number
}

/** Hotline, hours, consults, and a message that can be left. */
export class ContactStore {
  state: ScreenState = screenLoading
  facts: ContactFacts | null = null
  content = ''
  tried = false
  busy = false
  sent = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ContactStore, 'parts'>(this, { parts: false, facts: observableRef })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.content = this.parts.draft.read() ?? ''
  }

  /** True inside a person's hours; null where they cannot be read. */
  isOnline({ hours, always }: ContactPerson): boolean | null {
    const within = isWithin(hours, this.parts.minute(), this.parts.weekday())
    return within === null ? null : always || within
  }

  get isWrong(): boolean {
    const length = countTrimmed(this.content)
    return this.tried && (length < LEAST || length > MOST)
  }

  async load(): Promise<void> {
    try {
      const facts = await this.parts.fetch()
      runInAction(() => {
        this.facts = facts
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.facts) this.state = failedState(error, () => void this.load())
      })
    }
  }

  type(content: string): void {
    this.content = content
    this.sent = false
    this.parts.draft.write(content)
  }

  /** True when sent. False while the text is too short or long, or a call is in progress. Rejects with the gateway's message. */
  async send(): Promise<boolean> {
    this.tried = true
    if (this.isWrong || this.busy) return false
    this.busy = true
    try {
      await this.parts.send(this.content.trim())
      this.parts.draft.write('')
      runInAction(() => {
        this.content = ''
        this.tried = false
        this.sent = true
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

/**
 * True when a minute of a day lies in written hours, which may go past midnight and be of working days only; null when
 * they are not readable.
 */
export function isWithin(hours: string, minute: number, weekday: number): boolean | null {
  const found = HOURS.exec(hours)
  if (!found) return null
  if (WORKDAYS.test(hours) && (weekday === 0 || weekday === 6)) return false
  const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = found.slice(1).map(Number)
  const [start, end] = [from * 60 + fromMinute, to * 60 + toMinute]
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end
}
