import { DIS_ROLE_STATUS, getDistributorRole, getOrderSource, ORDER_TYPE, type OrderOption } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  /** The package of the address; '' without one. */
  readonly id: string
  /** For a viewer who is no distributor; `applied`: an application waits. */
  readonly refused: (applied: boolean) => ScreenState
  readonly ask?: Call
}

/** The site packages that a distributor recommends, and the chosen one. */
export class PackagesStore {
  state: ScreenState = screenLoading
  packages: readonly OrderOption[] = []
  chosenId = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PackagesStore, 'parts'>(this, { parts: false, packages: observableRef })
  }

  get chosen(): OrderOption | null {
    return this.packages.find(({ id }) => id === this.chosenId) ?? null
  }

  async load(): Promise<void> {
    const { iid, id, refused, ask = call } = this.parts
    try {
      const role = await ask(getDistributorRole, { iid })
      if (role?.status !== DIS_ROLE_STATUS.approved) {
        const applied = role?.status === DIS_ROLE_STATUS.applied
        runInAction(() => {
          this.state = refused(applied)
        })
        return
      }
      const { options } = await ask(getOrderSource, { iid, orderType: ORDER_TYPE.site, id: '' })
      runInAction(() => {
        this.packages = options
        this.chosenId = (options.find((one) => one.id === id) ?? options[0])?.id ?? ''
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(id: string): void {
    this.chosenId = id
  }
}
