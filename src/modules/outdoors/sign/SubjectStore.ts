import type { CheckinPlace, SignProgress } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { serverNow } from '@/platform/serverClock'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { siteState } from './signWords'

/** Where somebody is. */
export interface Here {
  readonly lat: number
  readonly lng: number
}

interface Parts {
  readonly fetchSubject: () => Promise<SignProgress>
  /** The sites of the subject; with a position also the distances. */
  readonly fetchSites: (subjectId: string, here: Here | null) => Promise<readonly CheckinPlace[]>
}

/** A subject with the own progress and its sites. A failed second reading keeps what is on screen. */
export class SubjectStore {
  state: ScreenState = screenLoading
  progress: SignProgress | null = null
  sites: readonly CheckinPlace[] = []
  here: Here | null = null
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SubjectStore, 'parts' | 'question'>(this, {
      parts: false,
      question: false,
      progress: observableRef,
      sites: observableRef,
      here: observableRef,
    })
  }

  get subjectId(): string {
    return this.progress?.subject.id ?? ''
  }

  /** The first site that can be done next: the nearest where distances are known. */
  get next(): CheckinPlace | null {
    const now = serverNow()
    return sortSites(this.sites).find((site) => siteState(site, now) === 'open') ?? null
  }

  async load(): Promise<void> {
    const question = ++this.question
    try {
      const progress = await this.parts.fetchSubject()
      const sites = await this.parts.fetchSites(progress.subject.id, this.here)
      runInAction(() => {
        if (question !== this.question) return
        this.progress = progress
        this.sites = sites
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && this.progress === null)
          this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Shows distances from here on. */
  async stand(here: Here): Promise<void> {
    this.here = here
    await this.load()
  }
}

/** The nearest first; without distances as the organiser has arranged them. */
export const sortSites = (sites: readonly CheckinPlace[]): readonly CheckinPlace[] =>
  sites
    .map((site, seq) => ({ site, seq }))
    .sort((a, b) => (a.site.distance ?? 0) - (b.site.distance ?? 0) || a.seq - b.seq)
    .map(({ site }) => site)
