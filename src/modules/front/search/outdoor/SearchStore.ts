import { type ItemSummary, listConfig, listProvinces, type ProvinceRow, searchContent } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

export interface SearchFilters {
  readonly province: string
  readonly days: '' | '1' | '2' | '3'
  readonly cost: '' | '100' | '500' | 'more'
  readonly sortBy: 'hot' | 'new' | 'price'
}

interface Parts {
  readonly iid: number
  readonly moduleTypes: readonly number[]
  /** Earlier search words, newest first, on the device. */
  readonly history: { read: () => readonly string[]; write: (words: readonly string[]) => void }
  readonly emptyText: (word: string) => string
  readonly ask?: Call
}

/** Activities, clubs and campaigns; a page's search box may name other modules. */
const MODULE_TYPES: readonly number[] = [9, 10, 13, 20]

/** The modules in an address, `9,10`; the default ones without any. */
export function modulesOf(list: string | undefined): readonly number[] {
  const types = (list ?? '').split(',').map(Number).filter(Boolean)
  return types.length > 0 ? types : MODULE_TYPES
}

const HISTORY = 12
const MAX_WORD = 30

const DAYS = {
  '': {},
  '1': { tripDurStart: 1, tripDurEnd: 1 },
  '2': { tripDurStart: 2, tripDurEnd: 2 },
  '3': { tripDurStart: 3 },
}

/** In fen. */
const COSTS = {
  '': {},
  '100': { costEnd: 10_000 },
  '500': { costStart: 10_000, costEnd: 50_000 },
  more: { costStart: 50_000 },
}

/** A search over several modules: word, history, filters and results. */
export class SearchStore {
  word = ''
  /** The word of the results; '' before the first search. */
  asked = ''
  filters: SearchFilters = { province: '', days: '', cost: '', sortBy: 'hot' }
  history: readonly string[]
  hotWords: readonly string[] = []
  provinces: readonly ProvinceRow[] = []
  readonly list: PagedList<ItemSummary>
  private readonly ask: Call

  constructor(private readonly parts: Parts) {
    this.ask = parts.ask ?? call
    this.history = parts.history.read()
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ moduleType, id }) => `${moduleType}-${id}`,
      () => ({ kind: 'empty', message: parts.emptyText(this.asked) }),
    )
    makeAutoObservable<SearchStore, 'parts' | 'ask'>(this, {
      parts: false,
      ask: false,
      list: false,
      history: observableRef,
      hotWords: observableRef,
      provinces: observableRef,
      filters: observableRef,
    })
  }

  /** Popular words and regions are optional: the search works without them. */
  async loadHints(): Promise<void> {
    const { iid } = this.parts
    const [words, provinces] = await Promise.all([
      this.ask(listConfig, { iid, type: 'hotWord' }).then(
        ({ list }) => list.map(({ title }) => title),
        () => [],
      ),
      this.ask(listProvinces, { iid }).catch(() => []),
    ])
    runInAction(() => {
      this.hotWords = words
      this.provinces = provinces
    })
  }

  write(word: string): void {
    this.word = word
    if (word === '') this.asked = ''
  }

  /** False when there is no word. */
  search(word = this.word): boolean {
    const trimmed = [...word.trim()].slice(0, MAX_WORD).join('')
    if (!trimmed) return false
    this.word = trimmed
    this.asked = trimmed
    this.remember([trimmed, ...this.history.filter((one) => one !== trimmed)].slice(0, HISTORY))
    this.list.reload()
    return true
  }

  filter(part: Partial<SearchFilters>): void {
    this.filters = { ...this.filters, ...part }
    if (this.asked) this.list.reload()
  }

  forget(word: string): void {
    this.remember(this.history.filter((one) => one !== word))
  }

  forgetAll(): void {
    this.remember([])
  }

  private remember(words: readonly string[]): void {
    this.history = words
    this.parts.history.write(words)
  }

  private fetchPage(pageNo: number) {
    const { province, days, cost, sortBy } = this.filters
    return this.ask(searchContent, {
      iid: this.parts.iid,
      queryKey: this.asked,
      moduleTypes: [...this.parts.moduleTypes],
      province,
      sortBy,
      pageNo,
      ...DAYS[days],
      ...COSTS[cost],
    })
  }
}
