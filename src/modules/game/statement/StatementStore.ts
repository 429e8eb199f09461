import type { ContentDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  /** Stores the drawn signature; '' when nothing was drawn. */
  readonly storePicture: () => Promise<string>
  readonly sign: (version: number, name: string, picture: string) => Promise<unknown>
}

/** The current statement of an event and the viewer's signature under it. */
export class StatementStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  name = ''
  /** True when the end of the text was seen. */
  ended = false
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<StatementStore, 'parts'>(this, { parts: false, detail: observableRef })
  }

  get statement(): { readonly version: number; readonly text: string } | null {
    return this.detail?.statement ?? null
  }

  get isSigned(): boolean {
    return this.statement !== null && this.detail?.mine.signedVersion === this.statement.version
  }

  get nameIsMissing(): boolean {
    return this.tried && this.name.trim().length < 2
  }

  async load(): Promise<void> {
    try {
      const detail = await this.parts.fetchDetail()
      runInAction(() => {
        // Another version is to be read anew.
        if (this.statement && this.statement.version !== detail.statement?.version) this.ended = false
        this.detail = detail
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.detail) this.state = failedState(error, () => void this.load())
      })
    }
  }

  reachEnd(): void {
    this.ended = true
  }

  /** The field stands below the text: who types there has passed its end. */
  write(name: string): void {
    this.ended = true
    this.name = name
  }

  /** True when it was signed; false while the name is missing or it is being sent. Rejects with the gateway's message. */
  async sign(): Promise<boolean> {
    const { statement } = this
    if (this.busy || !this.ended || !statement) return false
    this.tried = true
    if (this.nameIsMissing) return false
    this.busy = true
    try {
      await this.parts.sign(statement.version, this.name.trim(), await this.parts.storePicture())
      return true
    } catch (error) {
      if (isGatewayError(error, 'STALE')) await this.load()
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
