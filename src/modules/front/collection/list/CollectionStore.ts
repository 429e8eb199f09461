import type { ItemSummary, Page } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** For how long a removal can be undone, in ms. */
export const UNDO_TIME = 3000

interface Parts {
  /** The items collected before an instant; without one the newest. */
  readonly fetch: (lastTime: number | undefined) => Promise<Page<ItemSummary>>
  readonly collect: (item: ItemSummary, on: boolean) => Promise<unknown>
  readonly later: (ms: number, act: () => void) => () => void
  readonly emptyState: () => ScreenState
}

export const keyOf = ({ moduleType, id }: ItemSummary): string => `${moduleType}:${id}`

/** A member's collected items, newest first. */
export class CollectionStore {
  readonly list: PagedList<ItemSummary>
  /** 0 means every module. */
  moduleType = 0
  /** Ids of removed items, until a reload confirms that they are gone. */
  private removed: ReadonlySet<string> = new Set()
  /** The last removed item, while its removal can be undone. */
  undoable: ItemSummary | null = null
  private stopTimer: () => void = () => undefined

  constructor(private readonly parts: Parts) {
    this.list = new PagedList<ItemSummary>(
      (pageNo) => parts.fetch(pageNo === 1 ? undefined : this.list.rows[this.list.rows.length - 1]?.collectedAt),
      keyOf,
      parts.emptyState,
    )
    makeAutoObservable<CollectionStore, 'parts' | 'removed' | 'stopTimer'>(this, {
      parts: false,
      list: false,
      removed: observableRef,
      undoable: observableRef,
      stopTimer: false,
    })
  }

  private get kept(): readonly ItemSummary[] {
    return this.list.rows.filter((item) => !this.removed.has(keyOf(item)))
  }

  get shown(): readonly ItemSummary[] {
    return this.kept.filter(({ moduleType }) => this.moduleType === 0 || moduleType === this.moduleType)
  }

  /** The modules of the collected items, to choose from. */
  get moduleTypes(): readonly number[] {
    return [...new Set(this.kept.map(({ moduleType }) => moduleType))]
  }

  get isEmpty(): boolean {
    return this.list.state.kind === 'ready' && this.kept.length === 0 && this.list.more === 'end'
  }

  choose(moduleType: number): void {
    this.moduleType = moduleType
  }

  /** Removes the item at once, and restores it when the gateway refuses. */
  async remove(item: ItemSummary): Promise<void> {
    if (this.removed.has(keyOf(item))) return
    this.hide(item, true)
    this.offerUndo(item)
    try {
      await this.parts.collect(item, false)
    } catch (error) {
      runInAction(() => {
        this.hide(item, false)
        if (this.undoable === item) this.undoable = null
      })
      throw error
    }
  }

  async undo(): Promise<void> {
    const item = this.undoable
    if (!item) return
    this.stopTimer()
    this.undoable = null
    this.hide(item, false)
    try {
      await this.parts.collect(item, true)
    } catch (error) {
      runInAction(() => this.hide(item, true))
      throw error
    }
  }

  private hide(item: ItemSummary, gone: boolean): void {
    const next = new Set(this.removed)
    if (gone) next.add(keyOf(item))
    else next.delete(keyOf(item))
    this.removed = next
  }

  private offerUndo(item: ItemSummary): void {
    this.stopTimer()
    this.undoable = item
    this.stopTimer = this.parts.later(UNDO_TIME, () =>
      runInAction(() => {
        if (this.undoable === item) this.undoable = null
      }),
    )
  }
}
