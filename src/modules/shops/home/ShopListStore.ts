import { type FeatureType, type ItemSummary, MODULE_TYPE, type Page } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Here {
  readonly lat: number
  readonly lng: number
}

export interface ShopQuestion {
  readonly typeId: string
  readonly sortBy: 'near' | 'score'
  readonly here: Here | null
}

interface Parts {
  readonly fetchPage: (question: ShopQuestion, pageNo: number) => Promise<Page<ItemSummary>>
  readonly fetchTypes: () => Promise<readonly FeatureType[]>
  /** The position of a visitor who has allowed it before; asks nobody. */
  readonly allowedPosition: () => Promise<Here | null>
  /** Null when the visitor refuses. */
  readonly askPosition: () => Promise<Here | null>
  readonly emptyState: () => ScreenState
}

/** Partner shops by type; by distance where the position is known, else by score. */
export class ShopListStore {
  types: readonly FeatureType[] = []
  typeId = ''
  sortBy: ShopQuestion['sortBy'] = 'score'
  readonly list: PagedList<ItemSummary>
  private here: Here | null = null

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => parts.fetchPage({ typeId: this.typeId, sortBy: this.sortBy, here: this.here }, pageNo),
      ({ id }) => id,
      parts.emptyState,
    )
    makeAutoObservable<ShopListStore, 'parts' | 'here'>(this, {
      parts: false,
      here: false,
      list: false,
      types: observableRef,
    })
  }

  async open(): Promise<void> {
    const here = await this.parts.allowedPosition()
    runInAction(() => {
      this.here = here
      if (here) this.sortBy = 'near'
    })
    await Promise.all([this.list.load(), this.loadTypes()])
  }

  chooseType(typeId: string): void {
    if (typeId === this.typeId) return
    this.typeId = typeId
    this.list.reload()
  }

  /** The distance needs the position: without it shops are sorted by score. */
  async choose(sortBy: ShopQuestion['sortBy']): Promise<void> {
    if (sortBy === 'near' && !this.here) this.here = await this.parts.askPosition()
    this.sort(sortBy === 'near' && this.here ? 'near' : 'score')
  }

  private sort(sortBy: ShopQuestion['sortBy']): void {
    if (sortBy === this.sortBy) return
    this.sortBy = sortBy
    this.list.reload()
  }

  private async loadTypes(): Promise<void> {
    try {
      const types = await this.parts.fetchTypes()
      runInAction(() => {
        this.types = types.filter(({ moduleType }) => moduleType === MODULE_TYPE.shop)
      })
    } catch {
      // All shops are listed without their types.
    }
  }
}
