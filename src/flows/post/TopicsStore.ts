import type { ItemSummary, Page } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'

/** A page of the topics whose titles have these words; '' means all topics. */
type FetchTopics = (words: string, pageNo: number) => Promise<Page<ItemSummary>>

/** The tenant's topics, page by page or found by words. Without them a post simply has none. */
export class TopicsStore {
  words = ''
  /** True when there are more than one page: they are worth a search. */
  isLong = false
  readonly list: PagedList<ItemSummary>
  private asked = ''

  constructor(fetchPage: FetchTopics) {
    this.list = new PagedList<ItemSummary>(
      async (pageNo) => {
        const page = await fetchPage(this.asked, pageNo)
        runInAction(() => {
          this.isLong ||= page.hasMore
        })
        return page
      },
      ({ id }) => id,
    )
    makeAutoObservable(this, { list: false })
  }

  /** The titles to choose from, with the chosen one, which may be on another page. */
  choices(chosen: string): readonly string[] {
    const titles = this.list.rows.map(({ title }) => title)
    return chosen === '' || titles.includes(chosen) ? titles : [chosen, ...titles]
  }

  /** Whoever removes the words sees all topics again. */
  type(words: string): void {
    this.words = words
    if (words === '') this.find()
  }

  find(): void {
    // A topic is shown with its sign.
    const words = this.words.trim().replace(/^[#＃]/, '')
    if (words === this.asked) return
    this.asked = words
    this.list.reload()
  }
}
