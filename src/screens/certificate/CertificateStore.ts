import type { Certificate, CertificateStanding } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<CertificateStanding>
  readonly issue: (photo: string | undefined) => Promise<Certificate>
}

/** The own certificate of something, or what is missing for it. */
export class CertificateStore {
  state: ScreenState = screenLoading
  standing: CertificateStanding | null = null
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CertificateStore, 'parts'>(this, { parts: false, standing: observableRef })
  }

  get certificate(): Certificate | null {
    return this.standing?.certificate ?? null
  }

  async load(): Promise<void> {
    try {
      const standing = await this.parts.fetch()
      runInAction(() => {
        this.standing = standing
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.standing === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Issues it; a second tap while the first runs does nothing. Also replaces the picture of an issued one. */
  async issue(photo?: string): Promise<void> {
    if (this.busy || this.standing === null) return
    this.busy = true
    try {
      const certificate = await this.parts.issue(photo)
      runInAction(() => {
        if (this.standing) this.standing = { ...this.standing, certificate, lacks: 0, missing: [] }
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
