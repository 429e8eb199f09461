import { type CfAnswer, type CfStep, getCf } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { serverNow } from '@/platform/serverClock'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly id: string
  readonly gone: () => ScreenState
  readonly now?: () => number
  readonly ask?: Call
}

/** A campaign with the viewer's own project. */
export class CampaignStore {
  state: ScreenState = screenLoading
  answer: CfAnswer | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CampaignStore, 'parts'>(this, { parts: false, answer: observableRef })
  }

  /** Before its beginning, while it runs, or after its end. */
  get phase(): 'early' | 'open' | 'over' {
    const { now = serverNow } = this.parts
    const campaign = this.answer?.campaign
    if (!campaign) return 'open'
    return now() < campaign.from ? 'early' : now() >= campaign.to ? 'over' : 'open'
  }

  /** What the own project still needs; null when it can be launched, or was. */
  get nextStep(): CfStep | null {
    return this.answer?.missing[0] ?? null
  }

  async load(): Promise<void> {
    const { iid, id, ask = call } = this.parts
    try {
      const answer = await ask(getCf, { iid, id })
      runInAction(() => {
        this.answer = answer
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'NOTFOUND') || isGatewayError(error, 'PARAM')) this.state = this.parts.gone()
        else if (this.answer === null) this.state = failedState(error, () => void this.load())
      })
    }
  }
}
