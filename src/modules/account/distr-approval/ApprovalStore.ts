import {
  approveDistributor,
  cancelDistributor,
  countChildRoles,
  DIS_ROLE_STATUS,
  listChildRoles,
  type TeamPerson,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import type { ScreenState } from '@/ui/screen/ScreenState'

const { applied, approved, cancelled } = DIS_ROLE_STATUS
export const APPROVAL_TABS = [applied, approved, cancelled] as const
export type ApprovalTab = (typeof APPROVAL_TABS)[number]

interface Parts {
  readonly iid: number
  readonly empty: (tab: ApprovalTab) => ScreenState
  readonly ask?: Call
}

/** What became of a tap: done, or somebody else was faster. */
export type Decided = 'done' | 'elsewhere' | 'busy'

/** Applications and roles by status, and the decisions about them. */
export class ApprovalStore {
  tab: ApprovalTab = applied
  counts: Readonly<Partial<Record<ApprovalTab, number>>> = {}
  /** The person whose decision is being answered. */
  busyId: string | null = null
  readonly list: PagedList<TeamPerson>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.ask(listChildRoles, { ...this.whose, status: this.tab, pageNo }),
      ({ id }) => id,
      () => parts.empty(this.tab),
    )
    makeAutoObservable<ApprovalStore, 'parts'>(this, { parts: false, list: false, counts: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  /** Everybody whom the viewer decides about: all below, for staff the whole tenant. */
  private get whose() {
    return { iid: this.parts.iid, id: '0' }
  }

  async load(): Promise<void> {
    await Promise.all([this.list.load(), this.count()])
  }

  choose(tab: ApprovalTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }

  approve(person: TeamPerson): Promise<Decided> {
    return this.decide(person, () => this.ask(approveDistributor, { iid: this.parts.iid, id: person.id }))
  }

  /** Refuses an applicant, or ends the role of a distributor. */
  cancel(person: TeamPerson): Promise<Decided> {
    const { id, status } = person
    return this.decide(person, () => this.ask(cancelDistributor, { iid: this.parts.iid, id, status }))
  }

  private async decide({ id }: TeamPerson, send: () => Promise<unknown>): Promise<Decided> {
    if (this.busyId !== null) return 'busy'
    this.busyId = id
    try {
      await send()
      return 'done'
    } catch (error) {
      if (isGatewayError(error, 'STALE')) return 'elsewhere'
      throw error
    } finally {
      runInAction(() => {
        this.busyId = null
      })
      await this.load()
    }
  }

  /** The tabs work without their numbers. */
  private async count(): Promise<void> {
    const counts = await Promise.all(
      APPROVAL_TABS.map(async (status) => {
        const { count } = await this.ask(countChildRoles, { ...this.whose, status })
        return [status, count] as const
      }),
    ).catch(() => null)
    if (counts)
      runInAction(() => {
        this.counts = Object.fromEntries(counts)
      })
  }
}
