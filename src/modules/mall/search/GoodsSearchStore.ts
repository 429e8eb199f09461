import { type GoodsRow, type GoodsSource, listGoods } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GoodsSort } from '@/domain/goods/GoodsSort'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

export interface GoodsFilters {
  readonly sortBy: GoodsSort
  readonly inStock: '' | '1'
  readonly source: '' | GoodsSource
  readonly range: keyof typeof RANGES
}

/** Price ranges in fen. */
const RANGES = {
  '': {},
  low: { priceTo: 5_000 },
  middle: { priceFrom: 5_000, priceTo: 20_000 },
  high: { priceFrom: 20_000, priceTo: 50_000 },
  top: { priceFrom: 50_000 },
} as const

const NO_FILTERS: GoodsFilters = { sortBy: 'default', inStock: '', source: '', range: '' }
const HISTORY = 10
const MAX_WORD = 30
/** Pause in typing after which words are suggested, ms. */
const REST_MS = 200
const SUGGESTIONS = 8
const BESTSELLERS = 6

interface Parts {
  readonly iid: number
  /** The category to search in; absent: all goods. */
  readonly catId?: string | undefined
  /** Earlier words, newest first, on the device. */
  readonly history: { read: () => readonly string[]; write: (words: readonly string[]) => void }
  readonly ask?: Call
}

/** A search for goods: word, suggestions, history, filters and results. */
export class GoodsSearchStore {
  word = ''
  /** The word of the results; null while there are none, '' for all goods of the category. */
  asked: string | null = null
  filters: GoodsFilters = NO_FILTERS
  history: readonly string[]
  suggestions: readonly string[] = []
  /** Offered before a search, and when nothing was found. */
  bestsellers: readonly GoodsRow[] = []
  readonly list: PagedList<GoodsRow>
  private timer: ReturnType<typeof setTimeout> | null = null
  private question = 0

  constructor(private readonly parts: Parts) {
    this.history = parts.history.read()
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ goodsId }) => goodsId,
      () => {
        void this.loadBestsellers()
        return { kind: 'empty' }
      },
    )
    makeAutoObservable<GoodsSearchStore, 'parts' | 'timer' | 'question'>(this, {
      parts: false,
      timer: false,
      question: false,
      list: false,
      filters: observableRef,
      history: observableRef,
      suggestions: observableRef,
      bestsellers: observableRef,
    })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  /** True when a filter may hide goods that match the word. */
  get isFiltered(): boolean {
    return this.filters.inStock !== '' || this.filters.source !== '' || this.filters.range !== ''
  }

  /** Shows the goods of a category, the results for a word in the address, or bestsellers. */
  begin(word = ''): void {
    if (word) this.search(word)
    else if (this.parts.catId !== undefined) this.showAll()
    else void this.loadBestsellers()
  }

  /** Takes the typed text; words are suggested after a pause in typing. */
  write(word: string): void {
    this.word = word
    this.dropSuggestions()
    if (word.trim() === '') {
      if (this.parts.catId !== undefined) this.showAll()
      else this.asked = null
      if (this.asked === null) void this.loadBestsellers()
      return
    }
    this.timer = setTimeout(() => void this.suggest(word.trim()), REST_MS)
  }

  /** False when there is no word. */
  search(word = this.word): boolean {
    const trimmed = [...word.trim()].slice(0, MAX_WORD).join('')
    if (!trimmed) return false
    this.dropSuggestions()
    this.word = trimmed
    this.asked = trimmed
    this.remember([trimmed, ...this.history.filter((one) => one !== trimmed)].slice(0, HISTORY))
    this.list.reload()
    return true
  }

  filter(part: Partial<GoodsFilters>): void {
    this.filters = { ...this.filters, ...part }
    if (this.asked !== null) this.list.reload()
  }

  clearFilters(): void {
    this.filter({ ...NO_FILTERS, sortBy: this.filters.sortBy })
  }

  forget(word: string): void {
    this.remember(this.history.filter((one) => one !== word))
  }

  forgetAll(): void {
    this.remember([])
  }

  leave(): void {
    this.dropSuggestions()
  }

  private showAll(): void {
    this.asked = ''
    this.list.reload()
  }

  private remember(words: readonly string[]): void {
    this.history = words
    this.parts.history.write(words)
  }

  /** Drops answers to earlier texts. */
  private dropSuggestions(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.question += 1
    this.suggestions = []
  }

  private async suggest(queryKey: string): Promise<void> {
    const { question } = this
    try {
      const { iid, catId } = this.parts
      const of = catId === undefined ? {} : { catId }
      const { list } = await this.ask(listGoods, { iid, ...of, queryKey, pageSize: SUGGESTIONS })
      runInAction(() => {
        if (question === this.question) this.suggestions = [...new Set(list.map(({ title }) => title))]
      })
    } catch {
      // The search works without suggestions.
    }
  }

  private async loadBestsellers(): Promise<void> {
    if (this.bestsellers.length > 0) return
    try {
      const wish = { iid: this.parts.iid, sortBy: 'sold', inStock: true, pageSize: BESTSELLERS } as const
      const { list } = await this.ask(listGoods, wish)
      runInAction(() => {
        this.bestsellers = list
      })
    } catch {
      // The screen works without bestsellers.
    }
  }

  private fetchPage(pageNo: number) {
    const { sortBy, inStock, source, range } = this.filters
    return this.ask(listGoods, {
      iid: this.parts.iid,
      ...(this.parts.catId === undefined ? {} : { catId: this.parts.catId }),
      ...(this.asked ? { queryKey: this.asked } : {}),
      ...(source ? { source } : {}),
      ...(inStock ? { inStock: true } : {}),
      ...RANGES[range],
      sortBy,
      pageNo,
    })
  }
}
