import type { GameDraw, Page, ReviewItem } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'

interface Parts {
  readonly fetchDraw: (categoryId: string) => Promise<GameDraw>
  readonly fetchQueue: () => Promise<Page<ReviewItem>>
  readonly draw: (id: string) => Promise<unknown>
}

/** The draws of an event's categories; for staff those that wait. */
export class DrawStore {
  /** By category. */
  draws: ReadonlyMap<string, GameDraw> = new Map()
  /** Null until it is read. */
  queue: readonly ReviewItem[] | null = null
  /** Why the last reading failed; '' when it did not. */
  failure = ''
  busy = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DrawStore, 'parts'>(this, { parts: false, draws: observableRef, queue: observableRef })
  }

  async loadDraws(categories: readonly string[]): Promise<void> {
    await this.read(async () => {
      const found = await Promise.all(categories.map(async (id) => [id, await this.parts.fetchDraw(id)] as const))
      runInAction(() => {
        this.draws = new Map(found)
      })
    })
  }

  async loadQueue(): Promise<void> {
    await this.read(async () => {
      const { list } = await this.parts.fetchQueue()
      runInAction(() => {
        this.queue = list
      })
    })
  }

  /** True when it was drawn; false while another draw runs. Rejects with the gateway's message. */
  async draw(id: string): Promise<boolean> {
    if (this.busy !== '') return false
    this.busy = id
    try {
      await this.parts.draw(id)
      return true
    } finally {
      runInAction(() => {
        this.busy = ''
      })
      await this.loadQueue()
    }
  }

  private async read(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      runInAction(() => {
        this.failure = ''
      })
    } catch (error) {
      runInAction(() => {
        this.failure = errorText(error)
      })
    }
  }
}
