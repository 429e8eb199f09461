import type { RelationItem, RelationItems, TagCount } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: (pageNo: number) => Promise<RelationItems>
  /** What an empty list says, to its owner and to others. */
  readonly emptyState: (self: boolean) => ScreenState
}

/** The key of a row. */
export const itemKey = ({ id }: RelationItem): string => id

/** The rows of one part of a profile. */
export class ItemsStore {
  readonly list: PagedList<RelationItem>
  self = false
  /** Of praises: the viewer's stands on some page. */
  praised = false
  ownerName = ''
  tags: readonly TagCount[] = []

  constructor(parts: Parts) {
    makeAutoObservable(this, { list: false, tags: observableRef })
    this.list = new PagedList<RelationItem>(
      async (pageNo) => {
        const page = await parts.fetch(pageNo)
        runInAction(() => {
          this.self = page.self
          this.praised = page.praised === true
          this.ownerName = page.owner.name
          this.tags = page.tags ?? this.tags
        })
        return page
      },
      itemKey,
      () => parts.emptyState(this.self),
    )
  }

  /** Shows a like at once, and takes it back when the gateway refuses. */
  async toggleLike(
    item: RelationItem,
    setLike: (id: string, on: boolean) => Promise<{ readonly count: number }>,
  ): Promise<void> {
    const on = !item.mine
    const show = (mine: boolean, likes: number) =>
      this.list.replace(item.id, (row) => ({ ...row, mine, likes: Math.max(0, likes) }))
    show(on, item.likes + (on ? 1 : -1))
    try {
      const { count } = await setLike(item.id, on)
      show(on, count)
    } catch (error) {
      show(item.mine, item.likes)
      throw error
    }
  }
}
