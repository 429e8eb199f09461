import { DIS_ROLE_STATUS, type DistributorRole, getDistributorRole } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  /** What a viewer sees who is no distributor; null when the screen is for them too. */
  readonly refusal: (isWaiting: boolean) => ScreenState | null
  readonly ask?: Call
}

/** The viewer's role here, and the state of a screen that is for distributors. */
export class RoleGate {
  role: DistributorRole | null = null
  state: ScreenState = screenLoading

  constructor(private readonly parts: Parts) {
    makeAutoObservable<RoleGate, 'parts'>(this, { parts: false, role: observableRef })
  }

  get isDistributor(): boolean {
    return this.role?.status === DIS_ROLE_STATUS.approved
  }

  /** Reads the role; true when the screen may show its content. */
  async load(): Promise<boolean> {
    try {
      const role = await (this.parts.ask ?? call)(getDistributorRole, { iid: this.parts.iid })
      runInAction(() => {
        this.role = role
        const refusal = this.isDistributor ? null : this.parts.refusal(role?.status === DIS_ROLE_STATUS.applied)
        this.state = refusal ?? screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.role === null) this.state = failedState(error, () => void this.load())
      })
    }
    return this.state.kind === 'ready'
  }
}
