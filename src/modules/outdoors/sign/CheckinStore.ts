import type { CheckinDone, CheckinPlace } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'

interface Position {
  readonly lat: number
  readonly lng: number
  readonly accuracy?: number
}

/** Why the last try did not count. */
export type Refused =
  | { readonly kind: 'far'; readonly metres: number; readonly accuracy: number }
  | { readonly kind: 'offline'; readonly hasPhoto: boolean }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'nowhere'; readonly words: string }
  | { readonly kind: 'other'; readonly error: unknown }

interface Parts {
  /** Null when there is none; `tell` hears why and what to do, unless the visitor only said not now. */
  readonly position: (tell: (words: string) => void) => Promise<Position | null>
  readonly checkIn: (site: CheckinPlace, position: Position, photo: string) => Promise<CheckinDone>
  /** Reads the site again; false when the own check-in does not stand there. */
  readonly stands: (site: CheckinPlace) => Promise<boolean>
}

/** Checking in at one site, by position. What was chosen for it stays after a failure. */
export class CheckinStore {
  busy = false
  /** The uploaded photo; ''. */
  photo = ''
  done: CheckinDone | null = null
  /** The photo that went with it; ''. */
  donePhoto = ''
  refused: Refused | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CheckinStore, 'parts'>(this, { parts: false, done: observableRef, refused: observableRef })
  }

  setPhoto(address: string): void {
    this.photo = address
  }

  close(): void {
    this.done = null
  }

  private refuse(refused: Refused): void {
    this.refused = refused
  }

  /** The answer; null when it did not count, with `refused` saying why, or while another try runs. */
  async checkIn(site: CheckinPlace): Promise<CheckinDone | null> {
    if (this.busy) return null
    this.busy = true
    this.refused = null
    let accuracy = 0
    try {
      const position = await this.parts.position((words) => this.refuse({ kind: 'nowhere', words }))
      if (!position) return null
      accuracy = Math.round(position.accuracy ?? 0)
      const send = () => this.parts.checkIn(site, position, this.photo)
      let done = await send()
      if (!(await this.parts.stands(site))) {
        done = newer(done, await send())
        await this.parts.stands(site)
      }
      runInAction(() => {
        this.done = done
        this.donePhoto = this.photo
        this.photo = ''
      })
      return done
    } catch (error) {
      this.refuse(refusedBy(error, accuracy, this.photo !== ''))
      return null
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

/** The answer to a lost request tells of then: staff may have taken that check-in back since, and a new one counts. */
const newer = (answer: CheckinDone, again: CheckinDone): CheckinDone => (again.first ? again : answer)

function refusedBy(error: unknown, accuracy: number, hasPhoto: boolean): Refused {
  if (isGatewayError(error, 'FAR')) {
    const { metres = 0 } = (error.data ?? {}) as { metres?: number }
    return { kind: 'far', metres, accuracy }
  }
  if (isGatewayError(error) && error.offline) return { kind: 'offline', hasPhoto }
  // The check-in may have arrived; another try has its answer.
  if (isGatewayError(error) && error.kind === 'network') return { kind: 'unanswered' }
  return { kind: 'other', error }
}
