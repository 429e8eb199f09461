import type { InfoDoc } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchDoc: () => Promise<InfoDoc>
  readonly consent: (version: number, on: boolean) => Promise<{ readonly agreedAt: number | null }>
}

export type ConsentOutcome = 'done' | 'stale'

/** A versioned legal text and the viewer's consent to it. */
export class LegalStore {
  state: ScreenState = screenLoading
  doc: InfoDoc | null = null
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<LegalStore, 'parts'>(this, { parts: false, doc: observableRef })
  }

  async load(): Promise<void> {
    try {
      const doc = await this.parts.fetchDoc()
      runInAction(() => {
        this.doc = doc
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.doc) this.state = failedState(error, () => this.reload())
      })
    }
  }

  /** Loads again and shows the skeleton meanwhile. */
  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /**
   * Consents to the version on screen, or withdraws the consent. When there is a newer version, loads that instead.
   * Null while a call is in progress.
   */
  async consent(on: boolean): Promise<ConsentOutcome | null> {
    const { doc } = this
    if (!doc || this.busy) return null
    this.busy = true
    try {
      const { agreedAt } = await this.parts.consent(doc.version, on)
      runInAction(() => {
        this.doc = { ...doc, agreed: agreedAt !== null }
      })
      return 'done'
    } catch (error) {
      if (!isGatewayError(error, 'STALE')) throw error
      await this.load()
      return 'stale'
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
