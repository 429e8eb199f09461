import type { Certificate, CertificateStanding, CheckinPlace } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

interface Parts {
  readonly places: () => Promise<readonly CheckinPlace[]>
  readonly standing: () => Promise<CertificateStanding>
  readonly issue: () => Promise<Certificate>
}

/** The checkpoints and the certificate of a track: each is there without the other. */
export class AroundStore {
  places: readonly CheckinPlace[] = []
  standing: CertificateStanding | null = null
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AroundStore, 'parts'>(this, { parts: false, places: observableRef, standing: observableRef })
  }

  /** Rejects with the first fault, after keeping what came. */
  async load(): Promise<void> {
    const [places, standing] = await Promise.allSettled([this.parts.places(), this.parts.standing()])
    runInAction(() => {
      if (places.status === 'fulfilled') this.places = places.value
      if (standing.status === 'fulfilled') this.standing = standing.value
    })
    for (const one of [places, standing]) if (one.status === 'rejected') throw one.reason
  }

  get done(): number {
    return this.places.filter((place) => place.done).length
  }

  /** True when all checkpoints are done and the track is finished. */
  get isWhole(): boolean {
    return this.standing !== null && this.standing.lacks === 0
  }

  async issue(): Promise<void> {
    if (this.busy || !this.isWhole) return
    this.busy = true
    try {
      const certificate = await this.parts.issue()
      runInAction(() => {
        if (this.standing) this.standing = { ...this.standing, certificate }
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
