import { isReviewText } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type ShopScores = readonly [place: number, service: number, value: number]

export interface ShopReviewDraft {
  readonly scores: ShopScores
  readonly content: string
}

const EMPTY: ShopReviewDraft = { scores: [0, 0, 0], content: '' }

export function isShopReviewDraft(value: unknown): value is ShopReviewDraft {
  if (typeof value !== 'object' || value === null) return false
  const { scores, content } = value as Partial<Record<string, unknown>>
  return (
    typeof content === 'string' &&
    Array.isArray(scores) &&
    scores.length === 3 &&
    scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 5)
  )
}

interface Parts {
  readonly send: (review: ShopReviewDraft) => Promise<unknown>
  /** The draft survives leaving the screen. */
  readonly draft: { read: () => ShopReviewDraft | null; write: (draft: ShopReviewDraft | null) => void }
}

/** A member's review of a shop: three scores and a text. */
export class ShopReviewStore {
  scores: ShopScores = EMPTY.scores
  content = EMPTY.content
  busy = false
  /** Errors show only after the member has tried to send. */
  tried = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ShopReviewStore, 'parts'>(this, { parts: false, scores: observableRef })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    const { scores, content } = this.parts.draft.read() ?? EMPTY
    this.scores = scores
    this.content = content
  }

  get isComplete(): boolean {
    return isReviewText(this.content) && this.scores.every((score) => score > 0)
  }

  rate(at: number, score: number): void {
    this.scores = this.scores.map((given, index) => (index === at ? score : given)) as unknown as ShopScores
    this.keep()
  }

  write(content: string): void {
    this.content = content
    this.keep()
  }

  isUnrated(at: number): boolean {
    return this.tried && this.scores[at] === 0
  }

  get isTextWrong(): boolean {
    return this.tried && !isReviewText(this.content)
  }

  /** True when it is stored. A review that failed stays in the form, and the call rejects. */
  async send(): Promise<boolean> {
    this.tried = true
    if (this.busy || !this.isComplete) return false
    this.busy = true
    try {
      await this.parts.send({ scores: this.scores, content: this.content.trim() })
      runInAction(() => this.clear())
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  clear(): void {
    this.scores = EMPTY.scores
    this.content = EMPTY.content
    this.tried = false
    this.parts.draft.write(null)
  }

  private keep(): void {
    this.parts.draft.write({ scores: this.scores, content: this.content })
  }
}
