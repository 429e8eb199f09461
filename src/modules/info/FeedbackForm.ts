import { countTrimmed, isMobile } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'

/** What somebody writes to the operator. */
export interface FeedbackWords {
  readonly content: string
  readonly phone: string
}

interface Parts {
  /** Answers the number under which it is known; `again` when something earlier about the same stands instead. */
  readonly send: (words: FeedbackWords) => Promise<{ readonly no: string; readonly again?: boolean }>
  readonly draft: { readonly read: () => FeedbackWords | null; readonly write: (words: FeedbackWords) => void }
  readonly needsPhone: boolean
  /** False while something beside the form is missing. */
  readonly mayGo?: () => boolean
}

const BLANK: FeedbackWords = { content: '', phone: '' }
const LENGTH = { least: 5, most: 500 } as const

/** A message, a question or an appeal. What is typed stays on the device until it has been sent. */
export class FeedbackForm {
  words = BLANK
  tried = false
  busy = false
  /** The number of what was sent last; '' before. */
  no = ''
  /** True when the number is that of something sent before, which was not replaced. */
  again = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<FeedbackForm, 'parts'>(this, { parts: false })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.words = this.parts.draft.read() ?? BLANK
  }

  get wrongContent(): 'empty' | 'length' | '' {
    if (!this.tried) return ''
    const length = countTrimmed(this.words.content)
    if (length === 0) return 'empty'
    return length < LENGTH.least || length > LENGTH.most ? 'length' : ''
  }

  get wrongPhone(): boolean {
    return this.tried && this.parts.needsPhone && !isMobile(this.words.phone.trim())
  }

  write(change: Partial<FeedbackWords>): void {
    this.words = { ...this.words, ...change }
    this.parts.draft.write(this.words)
  }

  suggest(phone: string): void {
    this.words = fillBlank(this.words, { phone })
  }

  /** True after sending. Rejects with the gateway's message, and keeps what was typed. */
  async send(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrongContent || this.wrongPhone || this.parts.mayGo?.() === false) return false
    this.busy = true
    const { content, phone } = this.words
    try {
      const { no, again = false } = await this.parts.send({ content: content.trim(), phone: phone.trim() })
      runInAction(() => {
        this.no = no
        this.again = again
        this.tried = false
        this.write({ content: '' })
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
