import { makeAutoObservable, runInAction } from 'mobx'

/** Today's sign-in: one at a time, however often the button is tapped. */
export class SignStore {
  busy = false

  constructor(private readonly send: () => Promise<{ readonly gained: number }>) {
    makeAutoObservable<SignStore, 'send'>(this, { send: false })
  }

  /** Signs in. Resolves to the coins gained, 0 when nothing was due. Rejects with the gateway's message. */
  async sign(): Promise<number> {
    if (this.busy) return 0
    this.busy = true
    try {
      return (await this.send()).gained
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
