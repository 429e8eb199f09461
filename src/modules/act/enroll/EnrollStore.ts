import {
  type ActSession,
  type ActTicket,
  type ContentDetail,
  type FamilyInfo,
  type OrderCalculation,
  shanghaiDay,
  type TeamDetail,
  type WaitlistPlace,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { EnrollDraft } from '@/domain/entrant/EnrollDraft'
import { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import { sessionToBegin } from '@/domain/entrant/sessionToBegin'
import { type DepositWords, depositWords } from '@/domain/order/depositWords'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { isGatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type EnrollChoice, type EnrollSubject, enrollOrder } from './enrollOrder'
import { TrialEntries } from './TrialEntries'

interface Parts extends EnrollSubject {
  /** A trial stores entries instead of placing an order. */
  readonly trial: boolean
  /** True when a captain enters the whole team. */
  readonly team: boolean
  readonly wantedSession: string
  /** True for whoever has chosen the deposit already. */
  readonly byDeposit: boolean
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly fetchTeam: () => Promise<TeamDetail>
  /** Calculates the price of the selection. Rejects with FULL or CLOSED. */
  readonly calculate: (choice: EnrollChoice) => Promise<OrderCalculation>
  readonly requireMember: () => Promise<boolean>
  /** Passes the order to checkout. */
  readonly handOver: (order: PrepayOrder) => void
  readonly saveTrial: (row: number, fields: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly joinWaitlist: (sessionId: string, phone: string) => Promise<WaitlistPlace>
  readonly draft: { read: () => EnrollDraft | null; write: (draft: EnrollDraft) => void }
  readonly now: () => number
}

/** A whole team has at least two people. */
const TEAM = { min: 2, max: 50 }

export type EnrollProblem = { readonly kind: 'session' } | { readonly kind: 'entrant'; row: number; field: string }

/** Why the form cannot be used. */
export type EnrollObstacle = 'noTeam' | 'onlyCaptain' | 'closed' | 'noSessions'

export type EnrollOutcome =
  | { readonly kind: 'problem'; readonly problem: EnrollProblem }
  /** Checkout has the order. */
  | { readonly kind: 'handedOver' }
  | { readonly kind: 'trialSaved' }
  /** The session has become full; `msg` is the gateway's message. */
  | { readonly kind: 'full'; readonly sessionId: string; readonly msg: string }

/** The form of one activity: session, ticket, people and price. */
export class EnrollStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  /** The team to enter; null until it is loaded, and without one. */
  team: TeamDetail['team'] = null
  sessionId = ''
  ticketId = ''
  busy = false
  /** The wish to pay a deposit now and the balance later. */
  wantsDeposit: boolean
  restored = false
  readonly entrants: EntrantsStore
  readonly waitlist: WaitlistStore
  private readonly trialEntries: TrialEntries

  constructor(private readonly parts: Parts) {
    const { now, team, joinWaitlist, saveTrial } = parts
    this.wantsDeposit = parts.byDeposit
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(now()), ...(team ? TEAM : {}) })
    this.waitlist = new WaitlistStore({ join: joinWaitlist })
    this.trialEntries = new TrialEntries(saveTrial)
    makeAutoObservable<EnrollStore, 'parts' | 'trialEntries'>(this, {
      parts: false,
      trialEntries: false,
      entrants: false,
      waitlist: false,
      detail: observableRef,
      team: observableRef,
    })
  }

  get session(): ActSession | null {
    return this.detail?.sessions?.find(({ id }) => id === this.sessionId) ?? null
  }

  /** The session to wait for when no session has a free place; null while one has. */
  get waitsFor(): string | null {
    const { sessions = [] } = this.detail ?? {}
    if (sessions.some(({ state }) => state === 'open')) return null
    return sessions.find(({ state }) => state === 'full')?.id ?? null
  }

  get ticket(): ActTicket | null {
    return this.detail?.tickets?.find(({ id }) => id === this.ticketId) ?? null
  }

  /** Price for all entrants in fen; null until session and ticket are chosen. */
  get total(): number | null {
    if (!this.session || !this.ticket) return null
    return (this.session.price + this.ticket.price) * this.entrants.count
  }

  /** The deposit for all entrants; null where none is offered, as to a team. */
  get deposit(): DepositWords | null {
    const { session, ticket, parts } = this
    if (!session || !ticket || parts.trial || parts.groupId) return null
    const price = session.price + ticket.price
    const { startsAt } = session
    return depositWords(this.detail?.deposit, { price, num: this.entrants.count, startsAt, now: parts.now() })
  }

  /** The deposit that is paid now; null when the whole is. */
  get due(): DepositWords | null {
    return this.wantsDeposit ? this.deposit : null
  }

  get draft(): EnrollDraft {
    return { sessionId: this.sessionId, ticketId: this.ticketId, entrants: this.entrants.drafts }
  }

  get obstacle(): EnrollObstacle | null {
    const { team, groupId } = this.parts
    if (team && !groupId) return 'noTeam'
    if (team && this.team && this.team.mine !== 'captain') return 'onlyCaptain'
    const { sessions = [] } = this.detail ?? {}
    if (!this.detail || sessions.some(({ state }) => state === 'open' || state === 'full')) return null
    return sessions.length > 0 ? 'closed' : 'noSessions'
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

  /** Loads the team. The form works without it; the order would report a problem with the team. */
  async loadTeam(): Promise<void> {
    if (this.parts.groupId === '') return
    const { team } = await this.parts.fetchTeam().catch(() => ({ team: null }))
    runInAction(() => {
      this.team = team
    })
  }

  /** Loads again and shows the skeleton meanwhile. */
  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /** A full session cannot be chosen: its waiting list opens instead. */
  chooseSession(id: string): void {
    if (this.detail?.sessions?.find((one) => one.id === id)?.state === 'full') {
      this.waitlist.open(id)
      return
    }
    this.sessionId = id
    this.limitAge()
  }

  payDeposit(on: boolean): void {
    this.wantsDeposit = on
  }

  chooseTicket(id: string): void {
    this.ticketId = id
  }

  /** Fills empty fields from the member's details. */
  suggest({ name, phone }: Pick<FamilyInfo, 'name' | 'phone'>): void {
    this.entrants.suggest(name, phone)
  }

  /** Stores the form on the device, unless it is untouched. */
  keep(): void {
    if (this.detail && !this.entrants.isBlank) this.parts.draft.write(this.draft)
  }

  /** The first error; null when the form is valid. From now on errors show. */
  check(): EnrollProblem | null {
    this.entrants.ready()
    if (this.session?.state !== 'open' || !this.ticket) return { kind: 'session' }
    const first = this.entrants.firstProblem
    return first && { kind: 'entrant', ...first }
  }

  /**
   * Sends the form. Null while it is being sent, and for a visitor, who goes to login. Rejects with the gateway's
   * message.
   */
  async submit(): Promise<EnrollOutcome | null> {
    if (this.busy) return null
    const problem = this.check()
    const { session, ticket } = this
    const entrants = this.entrants.ready()
    if (problem || !session || !ticket || !entrants) return { kind: 'problem', problem: problem ?? { kind: 'session' } }
    this.keep()
    this.busy = true
    try {
      return (await this.parts.requireMember()) ? await this.send({ session, ticket, entrants }) : null
    } catch (error) {
      if (!isGatewayError(error, 'FULL')) throw error
      await this.load()
      return { kind: 'full', sessionId: session.id, msg: error.msg }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private async send(choice: EnrollChoice): Promise<EnrollOutcome> {
    await this.parts.calculate(choice)
    if (this.parts.trial) {
      await this.trialEntries.store(choice)
      return { kind: 'trialSaved' }
    }
    const { title = '', cover = '' } = this.detail ?? {}
    this.parts.handOver(enrollOrder(this.parts, choice, { title, cover }, this.due !== null))
    return { kind: 'handedOver' }
  }

  private begin({ sessions = [], tickets = [] }: ContentDetail): void {
    const kept = this.parts.draft.read()
    if (kept) this.entrants.restore(kept.entrants)
    this.restored = kept !== null
    this.sessionId = sessionToBegin(sessions, this.parts.wantedSession, kept?.sessionId)
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
