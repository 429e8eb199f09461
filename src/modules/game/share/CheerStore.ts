import type { ContentDetail, GameResult, MarkResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  /** The result to show; null for the event itself. */
  readonly fetchResult: (() => Promise<GameResult>) | null
  readonly cheer: (entryId: string) => Promise<MarkResult>
  readonly requireMember: () => Promise<boolean>
  /** What to say where nothing can be shown, with the gateway's message. */
  readonly missing: (message: string) => ScreenState
}

/** What is shared: an event, or a finisher's result that takes cheers. */
export class CheerStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  result: GameResult | null = null
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CheerStore, 'parts'>(this, { parts: false, detail: observableRef, result: observableRef })
  }

  async load(): Promise<void> {
    try {
      const [detail, result = null] = await Promise.all([this.parts.fetchDetail(), this.parts.fetchResult?.()])
      runInAction(() => {
        this.detail = detail
        this.result = result
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.detail) return
        const isNone =
          isGatewayError(error, 'CLOSED') || isGatewayError(error, 'NOTFOUND') || isGatewayError(error, 'DENIED')
        this.state = isNone ? this.parts.missing(error.msg) : failedState(error, () => void this.load())
      })
    }
  }

  /** True when a cheer was counted: once a day. Rejects with the gateway's message. */
  async cheer(): Promise<boolean> {
    const { result } = this
    if (this.busy || !result || result.cheered) return false
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return false
      const { count } = await this.parts.cheer(result.entry.id)
      runInAction(() => {
        this.result = { ...result, cheered: true, cheers: count }
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
