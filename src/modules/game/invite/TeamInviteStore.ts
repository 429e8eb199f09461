import type { ContentDetail, TeamDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  /** The own team of the event; without one, its `team` is null. */
  readonly fetchOwn: () => Promise<TeamDetail>
  /** The team of the address; null when the address names none. */
  readonly fetchInvited: (() => Promise<TeamDetail>) | null
  readonly create: (sessionId: string, name: string, slogan: string) => Promise<unknown>
  readonly join: (id: string) => Promise<unknown>
  readonly leave: (id: string) => Promise<unknown>
  readonly requireMember: () => Promise<boolean>
}

/** A team of an event: the own one, else that of an invitation, else the form of a new one. */
export class TeamInviteStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  own: TeamDetail | null = null
  invited: TeamDetail | null = null
  /** The invitation is over. */
  expired = false
  /** The form of a new team is open although there is an invitation. */
  alone = false
  name = ''
  slogan = ''
  sessionId = ''
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<TeamInviteStore, 'parts'>(this, {
      parts: false,
      detail: observableRef,
      own: observableRef,
      invited: observableRef,
    })
  }

  /** The categories of teams that still take some. */
  get categories() {
    return (this.detail?.sessions ?? []).filter(({ teamSize, state }) => teamSize !== undefined && state === 'open')
  }

  /** The team to show. */
  get shown(): TeamDetail | null {
    return this.own?.team ? this.own : this.alone ? null : this.invited
  }

  get isMine(): boolean {
    return Boolean(this.own?.team)
  }

  /** The team of the invitation, for whoever is in another one; ''. */
  get refusedTeam(): string {
    const { own, invited } = this
    return own?.team && invited?.team && invited.team.id !== own.team.id ? invited.team.name : ''
  }

  get isFull(): boolean {
    const { team } = this.shown ?? {}
    return team ? team.size >= team.max : false
  }

  get nameIsWrong(): boolean {
    const length = [...this.name.trim()].length
    return this.tried && (length < 2 || length > 12)
  }

  async load(): Promise<void> {
    try {
      const [detail, own, invited] = await Promise.all([
        this.parts.fetchDetail(),
        this.parts.fetchOwn(),
        this.fetchInvited(),
      ])
      runInAction(() => {
        this.detail = detail
        this.own = own
        this.invited = invited
        if (!this.categories.some(({ id }) => id === this.sessionId)) this.sessionId = this.categories[0]?.id ?? ''
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.detail) this.state = failedState(error, () => void this.load())
      })
    }
  }

  write(fields: Partial<Pick<TeamInviteStore, 'name' | 'slogan' | 'sessionId'>>): void {
    Object.assign(this, fields)
  }

  startAlone(): void {
    this.alone = true
  }

  /** True when it was done; false for a visitor, for a wrong form and while something runs. */
  async create(): Promise<boolean> {
    this.tried = true
    if (this.nameIsWrong || this.sessionId === '') return false
    return await this.run(() => this.parts.create(this.sessionId, this.name.trim(), this.slogan.trim()))
  }

  async join(): Promise<boolean> {
    const { team } = this.shown ?? {}
    return team ? await this.run(() => this.parts.join(team.id)) : false
  }

  async leave(): Promise<boolean> {
    const { team } = this.own ?? {}
    return team ? await this.run(() => this.parts.leave(team.id)) : false
  }

  private async run(move: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return false
      await move()
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
      await this.load()
    }
  }

  private async fetchInvited(): Promise<TeamDetail | null> {
    try {
      return (await this.parts.fetchInvited?.()) ?? null
    } catch (error) {
      if (!isGatewayError(error, 'CLOSED') && !isGatewayError(error, 'NOTFOUND')) throw error
      runInAction(() => {
        this.expired = true
      })
      return null
    }
  }
}
