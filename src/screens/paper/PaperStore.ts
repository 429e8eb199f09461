import {
  isPaperAnswered,
  type Paper,
  type PaperAnswer,
  type PaperAnswers,
  type PaperItem,
  type PaperScore,
  type PaperStart,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type Given, givenIn, offeredOf } from './paperAnswers'

/** Answers on the device, until they are handed in. */
interface Kept {
  readonly paperId: string
  readonly attempt: number
  readonly answers: PaperAnswers
  /** Handed in without a network: sent when the paper is opened again. */
  readonly waits?: boolean
}

export interface PaperParts {
  readonly load: () => Promise<Paper>
  readonly start: (paperId: string) => Promise<PaperStart>
  /** Sends with one reqId until an answer arrives. */
  readonly send: (paperId: string, answers: Given) => Promise<PaperScore>
  readonly read: () => unknown
  readonly keep: (kept: Kept | null) => void
  readonly failed: (error: unknown) => ScreenState
  readonly now: () => number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'answers' in value && 'paperId' in value && 'attempt' in value

/** What has become of a try to hand in. */
export type Handed =
  | { readonly kind: 'done'; readonly score: PaperScore }
  /** The place of the first question that is missing, from 0. */
  | { readonly kind: 'missing'; readonly index: number }
  /** It was handed in before: there is a result. */
  | { readonly kind: 'before' }
  /** No network: it is sent again as it is. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'none' }

/** A paper that a member answers. Each answer is kept on the device at once. */
export class PaperStore {
  state: ScreenState = screenLoading
  paper: Paper | null = null
  answers: PaperAnswers = {}
  busy = false
  /** True after a try with a required question unanswered. */
  tried = false
  /** True while a finished paper waits for the network. */
  waits = false
  /** What the server's clock is ahead of the device's. */
  private ahead = 0
  private attempt = 1
  /** When the time is up, by the server's clock; null without a clock. */
  until: number | null = null
  isOpen = false
  /** The question shown where they come one after another, from 0. */
  step = 0
  /** True from the taking of the answers on: the clock runs no more. */
  isHandedIn = false

  constructor(private readonly parts: PaperParts) {
    makeAutoObservable<PaperStore, 'parts' | 'ahead' | 'attempt'>(this, {
      parts: false,
      ahead: false,
      attempt: false,
      paper: observableRef,
      answers: observableRef,
      state: observableRef,
    })
  }

  /** The server's time. */
  readonly now = (): number => this.parts.now() + this.ahead

  async load(): Promise<void> {
    if (!this.paper) this.state = screenLoading
    try {
      const paper = await this.parts.load()
      runInAction(() => this.take(paper))
    } catch (error) {
      runInAction(() => {
        if (!this.paper) this.state = this.parts.failed(error)
      })
    }
  }

  private take(paper: Paper): void {
    this.paper = paper
    this.state = screenReady
    this.ahead = paper.now - this.parts.now()
    const { attempt } = paper
    const isRunning = attempt !== null && !attempt.submitted
    this.attempt = isRunning ? attempt.attempt : (attempt?.attempt ?? 0) + 1
    this.until = isRunning ? attempt.until : null
    this.isOpen = isRunning || paper.timed === 0
    this.isHandedIn = false
    this.answers = offeredOf(paper.items, this.answers)
    const kept = this.parts.read()
    const isOurs = isKept(kept) && kept.paperId === paper.paperId && kept.attempt === this.attempt
    if (!isOurs || Object.keys(this.answers).length > 0) return
    this.goOn(offeredOf(paper.items, kept.answers))
    this.waits = kept.waits === true
  }

  /** Takes kept answers over, and goes on at the first question without one. */
  private goOn(answers: PaperAnswers): void {
    this.answers = answers
    const { items } = this.paper ?? { items: [] }
    const next = items.findIndex(({ id }) => !isPaperAnswered(answers[id]))
    this.step = next < 0 ? Math.max(0, items.length - 1) : next
  }

  show(step: number): void {
    this.step = step
  }

  /** True when nothing is left to answer: the result is what there is to see. */
  get isDone(): boolean {
    return this.paper?.attempt?.submitted === true && !this.paper.retake
  }

  /** Until when the member waits for the next attempt; null while they need not. */
  get restsUntil(): number | null {
    const at = this.paper?.retryAt ?? null
    return at !== null && at > this.now() ? at : null
  }

  get isClosed(): boolean {
    const { paper } = this
    if (!paper || this.until !== null) return false
    const at = this.now()
    return (paper.to !== null && at > paper.to) || (paper.from !== null && at < paper.from)
  }

  get answered(): number {
    return this.paper?.items.filter(({ id }) => isPaperAnswered(this.answers[id])).length ?? 0
  }

  isMissing({ id, must }: PaperItem): boolean {
    return this.tried && must && !isPaperAnswered(this.answers[id])
  }

  answer(id: string, answer: PaperAnswer): void {
    this.answers = { ...this.answers, [id]: answer }
    this.keep()
  }

  private keep(): void {
    const { paper, attempt, answers, waits } = this
    if (paper) this.parts.keep({ paperId: paper.paperId, attempt, answers, waits })
  }

  /** Adds or removes a choice of several. */
  toggle(id: string, choice: string): void {
    const given = this.answers[id]
    const chosen = Array.isArray(given) ? given : []
    this.answer(id, chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
  }

  /** Starts the clock of a timed paper. */
  async start(): Promise<void> {
    const { paper } = this
    if (!paper || this.busy) return
    this.busy = true
    try {
      const { attempt, until, now } = await this.parts.start(paper.paperId)
      runInAction(() => {
        this.ahead = now - this.parts.now()
        if (attempt !== this.attempt) this.answers = {}
        if (Object.keys(this.answers).length === 0) this.step = 0
        this.attempt = attempt
        this.until = until
        this.isOpen = true
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Hands the paper in; with `timeUp` as it is. Rejects with what the member must be told. */
  async submit(timeUp = false): Promise<Handed> {
    const { paper } = this
    if (!paper || this.busy) return { kind: 'none' }
    const missing = paper.items.findIndex(({ id, must }) => must && !isPaperAnswered(this.answers[id]))
    if (missing >= 0 && !timeUp) {
      this.tried = true
      this.step = missing
      return { kind: 'missing', index: missing }
    }
    this.busy = true
    const given = givenIn(this.answers)
    try {
      const score = await this.parts.send(paper.paperId, given)
      this.parts.keep(null)
      runInAction(() => {
        this.waits = false
        this.isHandedIn = true
      })
      return { kind: 'done', score }
    } catch (error) {
      if (isGatewayError(error, 'DUP')) {
        this.parts.keep(null)
        return { kind: 'before' }
      }
      if (isGatewayError(error) && error.kind === 'network') {
        runInAction(() => {
          this.waits = true
        })
        this.keep()
        return { kind: 'waits' }
      }
      runInAction(() => {
        this.waits = false
      })
      this.keep()
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
