import type { MarkResult, ProvinceRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<readonly ProvinceRow[]>
  readonly setFollow: (code: string, on: boolean) => Promise<MarkResult>
  readonly emptyState: () => ScreenState
}

/** Provinces with activities. Their order stays while the visitor follows them; the next load sorts them again. */
export class DestinationStore {
  state: ScreenState = screenLoading
  rows: readonly ProvinceRow[] = []

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DestinationStore, 'parts'>(this, { parts: false, rows: observableRef })
  }

  async load(): Promise<void> {
    try {
      const rows = await this.parts.fetch()
      runInAction(() => {
        this.rows = rows
        this.state = rows.length > 0 ? screenReady : this.parts.emptyState()
      })
    } catch (error) {
      runInAction(() => {
        if (this.rows.length > 0) return
        this.state = failedState(error, () => {
          this.state = screenLoading
          void this.load()
        })
      })
    }
  }

  /** Shows the change at once, and reverts it when the gateway refuses. */
  async toggle({ code, followed }: ProvinceRow): Promise<void> {
    this.mark(code, !followed)
    try {
      await this.parts.setFollow(code, !followed)
    } catch (error) {
      runInAction(() => this.mark(code, followed))
      throw error
    }
  }

  private mark(code: string, followed: boolean): void {
    this.rows = this.rows.map((row) => (row.code === code ? { ...row, followed } : row))
  }
}
