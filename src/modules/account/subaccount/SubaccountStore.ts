import type { GoodsAccount, GoodsAccountChild } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Code {
  readonly code: string
  /** ms */
  readonly expireAt: number
}

interface Parts {
  readonly fetchAccount: () => Promise<GoodsAccount | null>
  readonly fetchChildren: (id: string) => Promise<readonly GoodsAccountChild[]>
  readonly fetchCode: (id: string) => Promise<Code>
  readonly remove: (childId: string) => Promise<unknown>
  readonly none: () => ScreenState
}

/** A member's goods account: its seats and children for the owner, the discount for a child. */
export class SubaccountStore {
  state: ScreenState = screenLoading
  account: GoodsAccount | null = null
  children: readonly GoodsAccountChild[] = []
  code: Code | null = null
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SubaccountStore, 'parts'>(this, {
      parts: false,
      account: observableRef,
      children: observableRef,
      code: observableRef,
    })
  }

  get isFull(): boolean {
    return this.account !== null && this.account.used >= this.account.seats
  }

  async load(): Promise<void> {
    const { fetchAccount, fetchChildren, none } = this.parts
    try {
      const account = await fetchAccount()
      const children = account?.isOwner ? await fetchChildren(account.id) : []
      runInAction(() => {
        // Somebody who has used the code ends it.
        if (this.account && account && account.used > this.account.used) this.code = null
        this.account = account
        this.children = children
        this.state = account ? screenReady : none()
      })
    } catch (error) {
      runInAction(() => {
        if (!this.account) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Makes the code that invites one person, or shows the live one. Rejects with the gateway's message. */
  async invite(): Promise<void> {
    if (!this.account || this.busy) return
    this.busy = true
    try {
      const code = await this.parts.fetchCode(this.account.id)
      runInAction(() => {
        this.code = code
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  dropCode(): void {
    this.code = null
  }

  /** Removes a child and reads the seats again. Rejects with the gateway's message. */
  async remove({ id }: GoodsAccountChild): Promise<void> {
    await this.parts.remove(id)
    await this.load()
  }
}
