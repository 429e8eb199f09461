import { isReviewText, ORDER_STATUS, type OrderDetail, type OrderLine, reviewTypeOf } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type UploadWait, waitOf } from '@/ui/media/UploadQueue'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export type Scores = readonly [number, number, number]

export interface Review {
  readonly scores: Scores
  readonly content: string
  /** Addresses of stored pictures. */
  readonly imgs: readonly string[]
  readonly hideName: boolean
}

/** Reviews by the key of their line. */
export type Reviews = Readonly<Record<string, Review>>

/** The place of a missing part. */
export interface ReviewProblem {
  readonly key: string
  /** Index of the missing score; without it the text is missing. */
  readonly score?: number
}

interface Parts {
  readonly fetchOrder: () => Promise<OrderDetail>
  /** Resolves when the review is stored; true when one stood already, which this one does not replace. */
  readonly send: (chainId: string, review: Review) => Promise<boolean>
  readonly draft: { read: () => Reviews | null; write: (reviews: Reviews | null) => void }
  readonly nothing: string
  /** True when all lines are of one item, which has one review. */
  readonly one?: boolean
}

const EMPTY: Review = { scores: [0, 0, 0], content: '', imgs: [], hideName: false }

function isReview(value: unknown): value is Review {
  if (typeof value !== 'object' || value === null) return false
  const { scores, content, imgs, hideName } = value as Partial<Record<string, unknown>>
  return (
    typeof content === 'string' &&
    typeof hideName === 'boolean' &&
    Array.isArray(imgs) &&
    imgs.every((img) => typeof img === 'string') &&
    Array.isArray(scores) &&
    scores.length === 3 &&
    scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 5)
  )
}

export const isReviews = (value: unknown): value is Reviews =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isReview)

/** The buyer's reviews of all received lines; the draft survives leaving the screen. */
export class ReviewStore {
  state: ScreenState = screenLoading
  order: OrderDetail | null = null
  tried = false
  busy = false
  /** True when a line had a review already, which stands: what is written now is not stored. */
  stood = false
  private reviews: Reviews = {}
  /** Lines whose review is already stored while others are still being sent. */
  private kept: readonly string[] = []
  /** Whose pictures are not stored yet, by line. */
  private waits: Readonly<Record<string, UploadWait>> = {}

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ReviewStore, 'parts' | 'reviews' | 'kept' | 'waits'>(this, {
      parts: false,
      order: observableRef,
      reviews: observableRef,
      kept: observableRef,
      waits: observableRef,
    })
  }

  /** Lines that can be reviewed. */
  get lines(): readonly OrderLine[] {
    const { order } = this
    if (order?.role !== 'buyer' || reviewTypeOf(order.orderType) === null) return []
    const received = order.chains.filter(({ status }) => status === ORDER_STATUS.received).map(({ key }) => key)
    const lines = order.lines.filter(({ key }) => received.includes(key) && !this.kept.includes(key))
    return this.parts.one ? lines.slice(0, this.kept.length > 0 ? 0 : 1) : lines
  }

  /** True when a review was stored here and now. */
  get isSent(): boolean {
    return this.kept.length > 0
  }

  reviewOf(line: string): Review {
    return this.reviews[line] ?? EMPTY
  }

  rate(line: string, at: number, score: number): void {
    const scores = this.reviewOf(line).scores.map((given, index) => (index === at ? score : given))
    this.change(line, { scores: scores as unknown as Scores })
  }

  write(line: string, content: string): void {
    this.change(line, { content })
  }

  show(line: string, imgs: readonly string[]): void {
    this.change(line, { imgs })
  }

  hide(line: string, hideName: boolean): void {
    this.change(line, { hideName })
  }

  setWait(line: string, wait: UploadWait): void {
    this.waits = { ...this.waits, [line]: wait }
  }

  /** Why the reviews cannot be sent yet: they are sent with all their pictures. */
  get wait(): UploadWait {
    return waitOf(this.lines.map(({ key }) => this.waits[key]))
  }

  get problems(): readonly ReviewProblem[] {
    return this.lines.flatMap(({ key }): ReviewProblem[] => {
      const { scores, content } = this.reviewOf(key)
      const missing = scores.flatMap((score, at) => (score === 0 ? [{ key, score: at }] : []))
      return isReviewText(content) ? missing : [...missing, { key }]
    })
  }

  wrong(line: string, score?: number): boolean {
    return this.tried && this.problems.some((problem) => problem.key === line && problem.score === score)
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.reviews = this.parts.draft.read() ?? {}
  }

  async load(): Promise<void> {
    try {
      const order = await this.parts.fetchOrder()
      runInAction(() => {
        this.order = order
        this.state = this.lines.length > 0 ? screenReady : { kind: 'empty', message: this.parts.nothing }
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  /**
   * Sends the reviews one after another. True when all are stored. Reviews that failed stay in the form, and the call
   * rejects.
   */
  async submit(): Promise<boolean> {
    this.tried = true
    const { order } = this
    if (this.busy || this.wait !== 'none' || !order || this.lines.length === 0 || this.problems.length > 0) return false
    this.busy = true
    try {
      for (const { key } of this.lines) {
        const review = this.reviewOf(key)
        const chain = order.chains.find((one) => one.key === key)
        const stood = await this.parts.send(chain?.id ?? '', { ...review, content: review.content.trim() })
        runInAction(() => {
          this.stood ||= stood
          this.keep(key)
        })
      }
      this.parts.draft.write(null)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private keep(line: string): void {
    this.kept = [...this.kept, line]
    const { [line]: _, ...others } = this.reviews
    this.reviews = others
    this.parts.draft.write(others)
  }

  private change(line: string, change: Partial<Review>): void {
    this.reviews = { ...this.reviews, [line]: { ...this.reviewOf(line), ...change } }
    this.parts.draft.write(this.reviews)
  }

  private reload(): void {
    this.state = screenLoading
    void this.load()
  }
}
