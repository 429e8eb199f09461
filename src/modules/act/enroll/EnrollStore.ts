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
import { EntrantsStore, isBlank } from '@/domain/entrant/EntrantsStore'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { isGatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import type { EnrollDraft } from './EnrollDraft'
import { type EnrollChoice, type EnrollSubject, enrollOrder } from './enrollOrder'
import { TrialEntries } from './TrialEntries'

interface Parts extends EnrollSubject {
  /** A trial stores entries instead of making an order. */
  readonly trial: boolean
  /** A captain enters the whole team at once. */
  readonly team: boolean
  readonly wantedSession: string
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly fetchTeam: () => Promise<TeamDetail>
  /** Prices the choice; rejects with FULL, CLOSED. */
  readonly calculate: (choice: EnrollChoice) => Promise<OrderCalculation>
  readonly requireMember: () => Promise<boolean>
  /** Gives the order to the checkout. */
  readonly handOver: (order: PrepayOrder) => void
  readonly saveTrial: (row: number, fields: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly joinWaitlist: (sessionId: string, phone: string) => Promise<WaitlistPlace>
  readonly draft: { read: () => EnrollDraft | null; write: (draft: EnrollDraft) => void }
  readonly now: () => number
}

/** A whole team has at least two people. */
const TEAM = { min: 2, max: 50 }

export type EnrollProblem = { readonly kind: 'session' } | { readonly kind: 'entrant'; row: number; field: string }

/** Why there is no form to fill in. */
export type EnrollObstacle = 'noTeam' | 'onlyCaptain' | 'closed' | 'noSessions'

export type EnrollOutcome =
  | { readonly kind: 'problem'; readonly problem: EnrollProblem }
  /** The checkout has the order. */
  | { readonly kind: 'handedOver' }
  | { readonly kind: 'trialSaved' }
  /** The session has become full meanwhile; `msg` says so. */
  | { readonly kind: 'full'; readonly sessionId: string; readonly msg: string }

/** The form of one activity: session, ticket, people and what it costs. */
export class EnrollStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  /** The team that is entered for; null until it is known, and without one. */
  team: TeamDetail['team'] = null
  sessionId = ''
  ticketId = ''
  busy = false
  restored = false
  readonly entrants: EntrantsStore
  readonly waitlist: WaitlistStore
  private readonly trialEntries: TrialEntries

  constructor(private readonly parts: Parts) {
    const { now, team, joinWaitlist, saveTrial } = parts
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

  /** What is wrong with the team the order says; without it the form stands alone. */
  async loadTeam(): Promise<void> {
    if (this.parts.groupId === '') return
    const { team } = await this.parts.fetchTeam().catch(() => ({ team: null }))
    runInAction(() => {
      this.team = team
    })
  }

  /** As load, with the skeleton in the meantime. */
  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /** A full session cannot be chosen: its waiting list opens. */
  chooseSession(id: string): void {
    if (this.detail?.sessions?.find((one) => one.id === id)?.state === 'full') {
      this.waitlist.open(id)
      return
    }
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

  /** Sends the form; null while it is being sent, or for a visitor who goes to log in. Rejects with the gateway's words. */
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
    this.parts.handOver(enrollOrder(this.parts, choice, { title, cover }))
    return { kind: 'handedOver' }
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
