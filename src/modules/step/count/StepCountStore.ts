import { STEP_DAYS, type StepSummary, type StepsRecorded, shanghaiDay, startOfDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { Outcome } from '@/platform/outcome'
import type { RunData } from '@/platform/steps/types'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** Steps that are older than this are synchronised when the screen opens. */
const FRESH_MS = 10 * 60_000
const DAY = 86_400_000

interface Parts {
  readonly fetch: () => Promise<StepSummary>
  /** The figures of the last visit, which are shown until new ones have come. */
  readonly kept: { readonly read: () => StepSummary | null; readonly write: (summary: StepSummary) => void }
  /** True where the platform counts steps. */
  readonly counted: boolean
  /** Logs in anew, so that the server knows the key with which the platform encrypts. */
  readonly logIn: () => Promise<unknown>
  readonly read: () => Promise<Outcome<RunData>>
  readonly send: (data: RunData) => Promise<StepsRecorded>
  readonly now: () => number
}

export type SyncResult =
  | { readonly kind: 'done'; readonly recorded: StepsRecorded }
  | { readonly kind: 'denied' | 'failed' | 'busy' }

/** A member's steps in a challenge. */
export class StepCountStore {
  summary: StepSummary | null
  state: ScreenState
  busy = false

  constructor(private readonly parts: Parts) {
    this.summary = parts.kept.read()
    this.state = this.summary ? screenReady : screenLoading
    makeAutoObservable<StepCountStore, 'parts'>(this, { parts: false, summary: observableRef, state: observableRef })
  }

  get isRunning(): boolean {
    const now = this.parts.now()
    const challenge = this.summary?.challenge
    return challenge !== undefined && now >= challenge.startsAt && now < challenge.endsAt
  }

  /** The last days of the challenge, each with its steps: a day without any stands there too. */
  get days(): readonly { readonly date: string; readonly steps: number }[] {
    const { summary } = this
    if (!summary || summary.days.length === 0) return []
    const { startsAt, endsAt } = summary.challenge
    const now = this.parts.now()
    const last = startOfDay(shanghaiDay(Math.min(now, endsAt - 1)))
    const first = Math.max(startOfDay(shanghaiDay(startsAt)), startOfDay(shanghaiDay(now)) - (STEP_DAYS - 1) * DAY)
    const steps = new Map(summary.days.map((day) => [day.date, day.steps]))
    return Array.from({ length: Math.max(0, Math.round((last - first) / DAY) + 1) }, (_, n) => {
      const date = shanghaiDay(first + n * DAY)
      return { date, steps: steps.get(date) ?? 0 }
    })
  }

  /** Reads the figures; kept ones stay on the screen when that fails. */
  async load(): Promise<void> {
    try {
      const summary = await this.parts.fetch()
      runInAction(() => {
        this.summary = summary
        this.state = screenReady
      })
      this.parts.kept.write(summary)
    } catch (error) {
      runInAction(() => {
        if (!this.summary) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /**
   * Loads, and synchronises silently what is old. Whoever does not take part yet is not made to. It is called when it
   * is known who is here: what was kept of them shows meanwhile, also where it was not known at first.
   */
  async open(): Promise<void> {
    const kept = this.summary ? null : this.parts.kept.read()
    if (kept) {
      this.summary = kept
      this.state = screenReady
    }
    await this.load()
    const { summary, parts } = this
    if (!summary?.joined || !parts.counted || !this.isRunning) return
    if (parts.now() - summary.syncedAt >= FRESH_MS) await this.sync().catch(() => undefined)
  }

  /** Sends the platform's steps. Rejects with the gateway's message. */
  async sync(): Promise<SyncResult> {
    if (this.busy) return { kind: 'busy' }
    this.busy = true
    try {
      const result = await this.attempt(true)
      if (result.kind === 'done') await this.load()
      return result
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** The key may have changed between the login and the reading: then both are done once more. */
  private async attempt(again: boolean): Promise<SyncResult> {
    await this.parts.logIn()
    const data = await this.parts.read()
    if (!data.ok) return { kind: data.reason === 'denied' ? 'denied' : 'failed' }
    try {
      return { kind: 'done', recorded: await this.parts.send(data.value) }
    } catch (error) {
      if (!isGatewayError(error, 'STALE')) throw error
      // A packet that no key opens cannot be read; there is nothing to refresh, as the gateway's words would have it.
      return again ? await this.attempt(false) : { kind: 'failed' }
    }
  }
}
