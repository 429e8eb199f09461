import type { Page, TeamDetail, TeamMoved, TeamOp, TeamRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchPage: (word: string, pageNo: number) => Promise<Page<TeamRow>>
  /** The viewer's own team of the activity. */
  readonly fetchMine: () => Promise<TeamDetail>
  /** Extends the invitation of a team. */
  readonly renew: (id: string) => Promise<unknown>
  /** Loads the team of an invitation. */
  readonly fetchInvited: () => Promise<TeamDetail>
  readonly move: (id: string, op: TeamOp, more: { toRid?: number; code?: string }) => Promise<TeamMoved>
  readonly emptyState: (word: string) => ScreenState
  /** The team in the address; '' without one. */
  readonly teamId: string
  /** The invitation code in the address, which admits its bearer to a closed team. */
  readonly code: string
  readonly isMember: () => boolean
  readonly requireMember: () => Promise<boolean>
  readonly now: () => number
}

/** Within a day of its end an invitation is renewed, so that a link shared now stays valid for a while. */
const RENEW_MS = 86_400_000

/** The teams of an activity, and the viewer's own team. */
export class TeamsStore {
  readonly list: PagedList<TeamRow>
  readonly search = new ListSearch(() => this.list.reload())
  mine: TeamDetail | null = null
  /** Of a screen that shows the own team alone. */
  mineState: ScreenState = screenLoading
  /** The team of the invitation, while it is offered. */
  invited: TeamDetail | null = null
  /** The move in progress, as `<team>` or `<team>:<rid>`; '' without one. */
  moving = ''

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => parts.fetchPage(this.search.asked, pageNo),
      ({ id }) => id,
      () => parts.emptyState(this.search.asked),
    )
    makeAutoObservable<TeamsStore, 'parts'>(this, {
      parts: false,
      list: false,
      search: false,
      mine: observableRef,
      mineState: observableRef,
      invited: observableRef,
    })
  }

  get own(): NonNullable<TeamDetail['team']> | null {
    return this.mine?.team ?? null
  }

  get leads(): boolean {
    return this.own?.mine === 'captain'
  }

  /** True when the viewer is the team's last member: leaving dissolves it. */
  get isLast(): boolean {
    return this.leads && this.own?.size === 1
  }

  async load(): Promise<void> {
    await Promise.all([this.list.load(), this.loadMine()])
  }

  /** The list works without the viewer's own team; joining would then report the problem. */
  async loadMine(): Promise<void> {
    const mine = this.parts.isMember() ? await this.fetchMine().catch(() => null) : null
    runInAction(() => {
      this.mine = mine
    })
  }

  /** Loads the own team where it is all that is shown. */
  async openMine(): Promise<void> {
    try {
      const mine = await this.fetchMine()
      runInAction(() => {
        this.mine = mine
        this.mineState = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.mine) this.mineState = failedState(error, () => void this.openMine())
      })
    }
  }

  /** Shows the team of an invitation, unless the viewer is in a team. Rejects when the invitation has expired. */
  async openInvitation(): Promise<void> {
    const { teamId, code } = this.parts
    if (teamId === '' && code === '') return
    const invited = await this.parts.fetchInvited()
    runInAction(() => {
      if (!this.own) this.invited = invited
    })
  }

  closeInvitation(): void {
    this.invited = null
  }

  /**
   * Joins a team, or applies to it. Null for a visitor, who goes to login, and while another move is in progress.
   * Rejects with the gateway's message.
   */
  async enter({ id, open }: Pick<TeamRow, 'id' | 'open'>): Promise<TeamMoved | null> {
    const { code, requireMember } = this.parts
    if (!(await requireMember())) return null
    const isInvited = code !== '' && this.invited?.team?.id === id
    return this.move(id, open || isInvited ? 'join' : 'apply', isInvited ? { code } : {})
  }

  async move(id: string, op: TeamOp, more: { toRid?: number; code?: string } = {}): Promise<TeamMoved | null> {
    if (this.moving !== '') return null
    this.moving = more.toRid === undefined ? id : `${id}:${more.toRid}`
    try {
      const moved = await this.parts.move(id, op, more)
      await this.load()
      runInAction(() => {
        this.invited = null
      })
      return moved
    } catch (error) {
      // A refused move often means that the team has changed: full, dissolved, or joined already.
      void this.load()
      throw error
    } finally {
      runInAction(() => {
        this.moving = ''
      })
    }
  }

  private async fetchMine(): Promise<TeamDetail> {
    const { fetchMine, renew, now } = this.parts
    const mine = await fetchMine()
    if (mine.team?.mine !== 'captain' || mine.codeUntil >= now() + RENEW_MS) return mine
    await renew(mine.team.id)
    return fetchMine()
  }
}
