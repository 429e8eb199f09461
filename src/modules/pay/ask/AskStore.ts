import type { Expert, Page, Question } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export type AskScope = 'public' | 'mine' | 'queue'

const QUESTION = { least: 10, most: 500 } as const
const ANSWER = { least: 10, most: 2000 } as const

interface Parts {
  /** The expert of the address; '' for none. */
  readonly expertId: string
  readonly fetchExperts: () => Promise<readonly Expert[]>
  readonly fetchPage: (scope: AskScope, expertId: string, pageNo: number) => Promise<Page<Question>>
  readonly answer: (id: string, content: string) => Promise<Question>
  /** The viewer's own rid; '' for a visitor. */
  readonly me: () => string
  readonly emptyState: (scope: AskScope) => ScreenState
  /** On the device while a question is private that was not asked yet: what was typed comes back as it was meant. */
  readonly keptPrivate: { readonly read: () => true | null; readonly write: (isPrivate: true | null) => void }
}

/** The fault of a text; null when it can be sent. */
export type TextFault = 'short' | 'long' | null

const faultOf = (text: string, { least, most }: { least: number; most: number }): TextFault => {
  const length = [...text.trim()].length
  return length < least ? 'short' : length > most ? 'long' : null
}
export const questionFault = (text: string): TextFault => faultOf(text, QUESTION)
export const answerFault = (text: string): TextFault => faultOf(text, ANSWER)

/** The experts, the chosen one, and the questions: public ones, the viewer's own, and an expert's queue. */
export class AskStore {
  state: ScreenState = screenLoading
  experts: readonly Expert[] = []
  scope: AskScope = 'public'
  isPublic = true
  tried = false
  /** The question that the expert answers now. */
  answering: Question | null = null
  list: PagedList<Question>
  private chosen: string
  private busyAnswer = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AskStore, 'parts'>(this, {
      ...{ parts: false, experts: observableRef, answering: observableRef, list: observableRef },
    })
    this.chosen = parts.expertId
    this.list = this.newList()
  }

  get expert(): Expert | null {
    return this.experts.find(({ expertId }) => expertId === this.chosen) ?? this.experts[0] ?? null
  }

  /** True for an expert, who has a queue. */
  get isExpert(): boolean {
    return this.experts.some(({ expertId }) => expertId === this.parts.me())
  }

  get isSelf(): boolean {
    return this.expert?.expertId === this.parts.me()
  }

  get scopes(): readonly AskScope[] {
    return this.isExpert ? ['queue', 'public', 'mine'] : ['public', 'mine']
  }

  async load(): Promise<void> {
    try {
      const experts = await this.parts.fetchExperts()
      runInAction(() => {
        const first = this.experts.length === 0
        this.experts = experts
        this.state = screenReady
        if (first && this.isExpert) this.scope = 'queue'
        this.list = this.newList()
      })
      if (experts.length > 0) await this.list.load()
    } catch (error) {
      runInAction(() => {
        if (this.experts.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Takes the choice of who is here now. */
  begin(): void {
    if (this.parts.keptPrivate.read()) this.isPublic = false
  }

  /** Loads the questions again: one may have been paid or answered meanwhile. */
  refresh(): Promise<void> {
    return this.list.load()
  }

  choose(expertId: string): void {
    this.chosen = expertId
    this.turn(this.scope)
  }

  turn(scope: AskScope): void {
    this.scope = scope
    this.list = this.newList()
    void this.list.load()
  }

  setPublic(on: boolean): void {
    this.isPublic = on
    this.parts.keptPrivate.write(on ? null : true)
  }

  /** The question is asked and paid: a later visit begins anew. */
  asked(): void {
    this.parts.keptPrivate.write(null)
  }

  /** True when the question can be sent; otherwise its fault is shown. */
  ready(text: string): boolean {
    this.tried = true
    return questionFault(text) === null
  }

  sent(): void {
    this.tried = false
  }

  /** True when the viewer has asked and paid for these words: only then they are not needed any more. */
  async isAsked(text: string): Promise<boolean> {
    const { expert } = this
    if (!expert) return false
    const { list } = await this.parts.fetchPage('mine', expert.expertId, 1)
    return list.some(({ content, state }) => content === text.trim() && state !== 'refunded')
  }

  beginAnswer(question: Question | null): void {
    this.answering = question
    this.tried = false
  }

  /** Sends the answer once; the question leaves the queue. True when it was sent. */
  async sendAnswer(content: string): Promise<boolean> {
    const { answering } = this
    this.tried = true
    if (!answering || this.busyAnswer || answerFault(content) !== null) return false
    this.busyAnswer = true
    try {
      await this.parts.answer(answering.id, content.trim())
      runInAction(() => this.beginAnswer(null))
      await this.list.load()
      return true
    } finally {
      runInAction(() => {
        this.busyAnswer = false
      })
    }
  }

  get busy(): boolean {
    return this.busyAnswer
  }

  private newList(): PagedList<Question> {
    const { scope } = this
    const of = scope === 'queue' ? '' : (this.expert?.expertId ?? this.chosen)
    return new PagedList<Question>(
      (pageNo) => this.parts.fetchPage(scope, scope === 'mine' ? '' : of, pageNo),
      ({ id }) => id,
      () => this.parts.emptyState(scope),
    )
  }
}
