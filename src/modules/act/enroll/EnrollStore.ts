import type { ActSession, ActTicket, ContentDetail, Entrant, FamilyInfo, OrderCalculation } from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { EntrantDraft } from '@/domain/entrant/EntrantQuestion'
import { areDrafts, EntrantsStore, isBlank } from '@/domain/entrant/EntrantsStore'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** What is kept on the device until the order exists. */
export interface EnrollDraft {
  readonly sessionId: string
  readonly ticketId: string
  readonly entrants: readonly EntrantDraft[]
}

export interface EnrollChoice {
  readonly session: ActSession
  readonly ticket: ActTicket
  readonly entrants: readonly Entrant[]
}

interface Parts {
  readonly id: string
  readonly fetchDetail: () => Promise<ContentDetail>
  /** Prices the choice; rejects with FULL, CLOSED. */
  readonly calculate: (choice: EnrollChoice) => Promise<OrderCalculation>
  readonly draft: { read: () => EnrollDraft | null; write: (draft: EnrollDraft) => void }
  readonly now: () => number
  readonly wantedSession?: string
  /** Fewest people: a whole team has at least two. */
  readonly min?: number
  readonly max?: number
}

export type EnrollProblem = { readonly kind: 'session' } | { readonly kind: 'entrant'; row: number; field: string }

/** The form of one activity: session, ticket, people and what it costs. */
export class EnrollStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  sessionId = ''
  ticketId = ''
  busy = false
  restored = false
  readonly entrants: EntrantsStore

  constructor(private readonly parts: Parts) {
    const { min, max, now } = parts
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(now()), min, max })
    makeAutoObservable<EnrollStore, 'parts'>(this, { parts: false, entrants: false, detail: observableRef })
  }

  get session(): ActSession | null {
    return this.detail?.sessions?.find(({ id }) => id === this.sessionId) ?? null
  }

  /** The session to wait for when none has a place left; null while one can be entered. */
  get waitsFor(): string | null {
    const { sessions = [] } = this.detail ?? {}
    if (sessions.some(({ state }) => state === 'open')) return null
    return sessions.find(({ state }) => state === 'full')?.id ?? null
  }

  get ticket(): ActTicket | null {
    return this.detail?.tickets?.find(({ id }) => id === this.ticketId) ?? null
  }

  /** Fen for everybody; null until session and ticket are chosen. */
  get total(): number | null {
    if (!this.session || !this.ticket) return null
    return (this.session.price + this.ticket.price) * this.entrants.count
  }

  get draft(): EnrollDraft {
    return { sessionId: this.sessionId, ticketId: this.ticketId, entrants: this.entrants.drafts }
  }

  async load(): Promise<void> {
    try {
      const detail = await this.parts.fetchDetail()
      runInAction(() => {
        const first = this.detail === null
        this.detail = detail
        this.entrants.ask(detail.questions ?? [])
        if (first) this.begin(detail)
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  /** As load, with the skeleton in the meantime. */
  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  chooseSession(id: string): void {
    this.sessionId = id
    this.limitAge()
  }

  chooseTicket(id: string): void {
    this.ticketId = id
  }

  /** Puts what is known of the member into what is still empty. */
  suggest({ name, phone }: Pick<FamilyInfo, 'name' | 'phone'>): void {
    this.entrants.suggest(name, phone)
  }

  /** Keeps the form on the device; an untouched one is not worth keeping. */
  keep(): void {
    if (this.detail && !this.entrants.drafts.every(isBlank)) this.parts.draft.write(this.draft)
  }

  /** What is wrong first; null when the form can be sent. Errors show from now on. */
  check(): EnrollProblem | null {
    this.entrants.ready()
    if (this.session?.state !== 'open' || !this.ticket) return { kind: 'session' }
    const first = this.entrants.firstProblem
    return first && { kind: 'entrant', ...first }
  }

  /** The checked choice; null while it is wrong or being checked. Rejects with the gateway's words. */
  async submit(): Promise<EnrollChoice | null> {
    const { session, ticket } = this
    const entrants = this.entrants.ready()
    if (this.busy || !session || !ticket || !entrants || this.check()) return null
    this.busy = true
    const choice = { session, ticket, entrants }
    try {
      await this.parts.calculate(choice)
      return choice
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private begin({ sessions = [], tickets = [] }: ContentDetail): void {
    const kept = this.parts.draft.read()
    if (kept) this.entrants.restore(kept.entrants)
    this.restored = kept !== null
    const open = sessions.filter(({ state }) => state === 'open')
    const wished = [this.parts.wantedSession, kept?.sessionId]
    this.sessionId = (open.find(({ id }) => wished.includes(id)) ?? open[0])?.id ?? ''
    this.ticketId = (tickets.find(({ id }) => id === kept?.ticketId) ?? tickets[0])?.id ?? ''
    this.limitAge()
  }

  private limitAge(): void {
    const { session } = this
    this.entrants.limitAge(
      session && (session.ageFrom !== null || session.ageTo !== null)
        ? { from: session.ageFrom, to: session.ageTo, on: shanghaiDay(session.startsAt) }
        : null,
    )
  }
}

export const isEnrollDraft = (value: unknown): value is EnrollDraft =>
  typeof value === 'object' &&
  value !== null &&
  'sessionId' in value &&
  typeof value.sessionId === 'string' &&
  'ticketId' in value &&
  typeof value.ticketId === 'string' &&
  'entrants' in value &&
  areDrafts(value.entrants)
