import type { Address } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'

/** Maximum number of a member's addresses. */
export const MOST = 20

interface Parts {
  readonly fetch: () => Promise<readonly Address[]>
  readonly makeDefault: (address: Address) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
}

/** The member's address book. */
export class AddressListStore {
  state: ScreenState = { kind: 'loading' }
  addresses: readonly Address[] = []
  /** Id of the address that a change is in progress for. */
  busy: string | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AddressListStore, 'parts'>(this, { parts: false, addresses: observableRef })
  }

  get full(): boolean {
    return this.addresses.length >= MOST
  }

  async load(): Promise<void> {
    try {
      this.show(await this.parts.fetch())
    } catch (error) {
      runInAction(() => {
        if (this.addresses.length > 0) return
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  makeDefault(address: Address): Promise<void> {
    return this.change(address, () => this.parts.makeDefault(address))
  }

  remove(address: Address): Promise<void> {
    return this.change(address, () => this.parts.remove(address.id))
  }

  /**
   * Allows one change at a time, and loads the addresses again, because the server decides which one is the default.
   */
  private async change({ id }: Address, act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = id
    try {
      await act()
      this.show(await this.parts.fetch())
    } finally {
      runInAction(() => {
        this.busy = null
      })
    }
  }

  private show(addresses: readonly Address[]): void {
    this.addresses = addresses
    this.state = addresses.length > 0 ? screenReady : this.parts.emptyState()
  }
}
