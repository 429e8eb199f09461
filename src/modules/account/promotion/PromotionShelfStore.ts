import { type DistributionItem, MODULE_TYPE, type Page, type PromotionModule } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export interface ShelfWish {
  readonly dataType: number
  readonly word: string
  readonly pageNo: number
}

interface Parts {
  readonly modules: () => Promise<readonly PromotionModule[]>
  readonly items: (wish: ShelfWish) => Promise<Page<DistributionItem>>
  readonly empty: (word: string) => ScreenState
}

/** Items to promote, a module at a time, the best paid first; or those that match a word. */
export class PromotionShelfStore {
  modules: readonly PromotionModule[] = []
  dataType = 0
  readonly search = new ListSearch(() => this.list.reload())
  readonly list: PagedList<DistributionItem>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ type, id }) => `${type}-${id}`,
      () => parts.empty(this.search.asked),
    )
    makeAutoObservable<PromotionShelfStore, 'parts'>(this, {
      parts: false,
      list: false,
      search: false,
      modules: observableRef,
    })
  }

  /** Loads again what the screen shows. The list says what is wrong when the modules do not come. */
  load(): Promise<void> {
    return this.list.load()
  }

  choose(dataType: number): void {
    if (dataType === this.dataType) return
    this.dataType = dataType
    this.list.reload()
  }

  /** Small stores sell goods only; tickets, cards and the like are shared. */
  canShelve({ type }: Pick<DistributionItem, 'type'>): boolean {
    return type === MODULE_TYPE.goods
  }

  private async fetchPage(pageNo: number): Promise<Page<DistributionItem>> {
    if (pageNo === 1) await this.loadModules()
    const { dataType } = this
    if (dataType === 0) return { list: [], total: 0, hasMore: false }
    return await this.parts.items({ dataType, word: this.search.asked, pageNo })
  }

  private async loadModules(): Promise<void> {
    const modules = await this.parts.modules()
    runInAction(() => {
      this.modules = modules
      if (!modules.some(({ dataType }) => dataType === this.dataType)) this.dataType = modules[0]?.dataType ?? 0
    })
  }
}
