import { type ActSession, build, type ContentDetail, type WaitlistPlace } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { type DepositWords, hasPrices, leastDeposit } from '@/domain/order/depositWords'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { defaultSession, type EnrolState, enrolState } from './enrolState'

interface Parts {
  readonly iid: number
  readonly id: string
  readonly trial: boolean
  /** The activity as last loaded; null before. */
  readonly detail: () => ContentDetail | null
  readonly requireMember: (returnTo?: string) => Promise<boolean>
  readonly now: () => number
  readonly joinWaitlist: (sessionId: string, phone: string) => Promise<WaitlistPlace>
}

/** The form that the button opens. */
export interface EnrolTarget {
  readonly name: 'act.enroll' | 'act.enrollTest'
  readonly params: {
    readonly iid: number
    readonly id: string
    readonly sessionId: string | undefined
    readonly deposit?: '1'
  }
}

/** A place on the map. */
interface MeetingPoint {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly address: string
}

/** The visitor's choices on an activity, and where its button leads. */
export class ActDetailStore {
  readonly waitlist: WaitlistStore
  private wanted: string | undefined = undefined

  constructor(private readonly parts: Parts) {
    this.waitlist = new WaitlistStore({ join: parts.joinWaitlist })
    makeAutoObservable<ActDetailStore, 'parts'>(this, { parts: false, waitlist: false })
  }

  /** The chosen session, else the first that is open. */
  get session(): ActSession | null {
    return defaultSession(this.parts.detail()?.sessions ?? [], this.wanted)
  }

  get state(): EnrolState {
    const detail = this.parts.detail()
    return detail ? enrolState(detail, this.session) : 'ended'
  }

  /** The viewer's place in the queue of the chosen session. */
  get place(): WaitlistPlace | undefined {
    return this.session ? this.waitlist.places[this.session.id] : undefined
  }

  /** The meeting place; null when the activity has none. */
  get meetingPoint(): MeetingPoint | null {
    const { lat, lng, extra } = this.parts.detail() ?? {}
    if (typeof lat !== 'number' || typeof lng !== 'number') return null
    const address = [extra?.city, extra?.place].filter(Boolean).join(' ')
    return { lat, lng, name: extra?.place ?? address, address }
  }

  /** The deposit for one place with the cheapest ticket; null where none is offered. */
  get deposit(): DepositWords | null {
    const { detail, trial, now } = this.parts
    const { session } = this
    if (!session || trial || this.state !== 'open') return null
    return leastDeposit(detail() ?? {}, session, now())
  }

  /** True where the tickets have several prices. */
  get hasPrices(): boolean {
    return hasPrices(this.parts.detail() ?? {})
  }

  choose(sessionId: string): void {
    this.wanted = sessionId
  }

  /** A tap on the button. Returns the form to open; null when the waiting list opens or a visitor goes to login. */
  async press(byDeposit = false): Promise<EnrolTarget | null> {
    const { iid, id, trial, requireMember } = this.parts
    const { state, session } = this
    const name = trial ? ('act.enrollTest' as const) : ('act.enroll' as const)
    const params = { iid, id, sessionId: session?.id, ...(byDeposit ? { deposit: '1' as const } : {}) }
    if (!(await requireMember(state === 'open' ? build(name, params) : undefined))) return null
    if (state === 'open') return { name, params }
    if (session) this.waitlist.open(session.id)
    return null
  }
}
