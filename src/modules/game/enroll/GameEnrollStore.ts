import {
  type ActSession,
  type ActTicket,
  type ContentDetail,
  type Entrant,
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
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** A validated form. */
export interface GameChoice {
  readonly session: ActSession
  readonly ticket: ActTicket
  readonly entrants: readonly Entrant[]
}

interface Parts {
  /** The category of the address, which comes before that of the draft. */
  readonly wantedSession?: string | undefined
  readonly fetchDetail: () => Promise<ContentDetail>
  /** The viewer's own team of the event. */
  readonly fetchTeam: () => Promise<TeamDetail>
  /** Rejects with FULL or CLOSED. */
  readonly calculate: (choice: GameChoice) => Promise<OrderCalculation>
  readonly requireMember: () => Promise<boolean>
  readonly handOver: (choice: GameChoice, groupId: string, detail: ContentDetail) => void
  readonly joinWaitlist: (sessionId: string, phone: string) => Promise<WaitlistPlace>
  readonly draft: { read: () => EnrollDraft | null; write: (draft: EnrollDraft) => void }
  readonly now: () => number
}

export type GameEnrollOutcome =
  | { readonly kind: 'noCategory' | 'team' | 'unsigned' | 'handedOver' }
  | { readonly kind: 'entrant'; readonly row: number; readonly field: string }
  | { readonly kind: 'full'; readonly sessionId: string; readonly msg: string }

/** The entry form of a sports event: category, ticket, people. */
export class GameEnrollStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  team: TeamDetail['team'] = null
  sessionId = ''
  ticketId = ''
  busy = false
  restored = false
  readonly entrants: EntrantsStore
  readonly waitlist: WaitlistStore

  constructor(private readonly parts: Parts) {
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(parts.now()) })
    this.waitlist = new WaitlistStore({ join: parts.joinWaitlist })
    makeAutoObservable<GameEnrollStore, 'parts'>(this, {
      parts: false,
      entrants: false,
      waitlist: false,
      detail: observableRef,
      team: observableRef,
    })
  }

  get session(): ActSession | null {
    return this.detail?.sessions?.find(({ id }) => id === this.sessionId) ?? null
  }

  get ticket(): ActTicket | null {
    return this.detail?.tickets?.find(({ id }) => id === this.ticketId) ?? null
  }

  /** Fen for all entrants; null until category and ticket are chosen. */
  get total(): number | null {
    if (!this.session || !this.ticket) return null
    return (this.session.price + this.ticket.price) * this.entrants.count
  }

  get isUnsigned(): boolean {
    const { statement, mine } = this.detail ?? {}
    return statement !== undefined && mine?.signedVersion !== statement.version
  }

  /** True when no category takes anybody, not even on its waiting list. */
  get isClosed(): boolean {
    const { sessions = [] } = this.detail ?? {}
    return this.detail !== null && !sessions.some(({ state }) => state === 'open' || state === 'full')
  }

  /** The team with which the chosen category is entered; '' without one. */
  get groupId(): string {
    const { session, team } = this
    return session?.teamSize !== undefined && team?.sessionId === session.id ? team.id : ''
  }

  /** The category is for teams, and the viewer has none in it. */
  get needsTeam(): boolean {
    return this.session?.teamSize !== undefined && this.groupId === ''
  }

  /** One person an order where places are drawn. */
  get isSingle(): boolean {
    return this.session?.draw === true && this.session.teamSize === undefined
  }

  get draft(): EnrollDraft {
    return { sessionId: this.sessionId, ticketId: this.ticketId, entrants: this.entrants.drafts }
  }

  async load(): Promise<void> {
    try {
      const [detail, { team }] = await Promise.all([
        this.parts.fetchDetail(),
        this.parts.fetchTeam().catch(() => ({ team: null })),
      ])
      runInAction(() => {
        const isFirst = this.detail === null
        this.detail = detail
        this.team = team
        this.entrants.ask(detail.questions ?? [])
        if (isFirst) this.begin(detail)
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.detail) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** A full category cannot be chosen: its waiting list opens instead. */
  chooseSession(id: string): void {
    if (this.detail?.sessions?.find((one) => one.id === id)?.state === 'full') {
      this.waitlist.open(id)
      return
    }
    this.sessionId = id
    this.fit()
  }

  chooseTicket(id: string): void {
    this.ticketId = id
  }

  suggest({ name, phone }: Pick<FamilyInfo, 'name' | 'phone'>): void {
    this.entrants.suggest(name, phone)
  }

  /** Stores the form on the device, unless it is untouched. */
  keep(): void {
    if (this.detail && !this.entrants.isBlank) this.parts.draft.write(this.draft)
  }

  /** Sends the form; null while it is being sent, and for a visitor. Rejects with the gateway's message. */
  async submit(): Promise<GameEnrollOutcome | null> {
    const { session, ticket, detail } = this
    if (this.busy || !detail) return null
    const entrants = this.entrants.ready()
    if (session?.state !== 'open' || !ticket) return { kind: 'noCategory' }
    if (this.needsTeam) return { kind: 'team' }
    const wrong = this.entrants.firstProblem
    if (wrong || !entrants) return { kind: 'entrant', ...(wrong ?? { row: 0, field: 'name' }) }
    if (this.isUnsigned) return { kind: 'unsigned' }
    this.keep()
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return null
      const choice = { session, ticket, entrants }
      await this.parts.calculate(choice)
      this.parts.handOver(choice, this.groupId, detail)
      return { kind: 'handedOver' }
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

  private begin({ sessions = [], tickets = [] }: ContentDetail): void {
    const kept = this.parts.draft.read()
    if (kept) this.entrants.restore(kept.entrants)
    this.restored = kept !== null
    this.sessionId = sessionToBegin(sessions, this.parts.wantedSession, kept?.sessionId ?? this.team?.sessionId)
    this.ticketId = (tickets.find(({ id }) => id === kept?.ticketId) ?? tickets[0])?.id ?? ''
    this.fit()
  }

  private fit(): void {
    const { session } = this
    if (this.isSingle) this.entrants.setCount(1)
    this.entrants.limitAge(
      session && (session.ageFrom !== null || session.ageTo !== null)
        ? { from: session.ageFrom, to: session.ageTo, on: shanghaiDay(session.startsAt) }
        : null,
    )
  }
}
