import {
  type ItemSummary,
  STAY_FACILITIES,
  type StayDates,
  type StayFacility,
  type StayKind,
  type StayPage,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export interface StayQuestion {
  readonly type: StayKind | ''
  readonly city: string
  readonly facility: StayFacility | ''
  /** 0: any number. */
  readonly guests: number
  readonly sortBy: 'hot' | 'near' | 'price'
  readonly dates: StayDates | null
  readonly here: { readonly lat: number; readonly lng: number } | null
}

interface Parts {
  readonly type: StayKind | ''
  readonly guests: number
  readonly dates: () => StayDates | null
  readonly fetchPage: (question: StayQuestion, pageNo: number) => Promise<StayPage>
  /** Null when the visitor does not tell. */
  readonly askPosition: () => Promise<{ readonly lat: number; readonly lng: number } | null>
  readonly emptyState: () => ScreenState
}

/** The address says the kind by its word, or by the business type of homestays (shell-and-routes §4). */
export const kindOfQuery = (type: string | undefined): StayKind | '' =>
  type === 'bnb' || type === '3' ? 'bnb' : type === 'campsite' ? 'campsite' : ''

/** How many guests can be chosen on the list; an address may name more. */
export const MOST_CHOSEN_GUESTS = 10
const MOST_GUESTS = 99

/** The number of guests in an address; 0 when it names none. */
export const guestsOfQuery = (guests: string | undefined): number => {
  const count = Number(guests ?? 0)
  return Number.isInteger(count) && count > 0 && count <= MOST_GUESTS ? count : 0
}

/** Campsites and homestays by kind, city, facility and dates, as a list or on a map. */
export class StayListStore {
  type: StayKind | ''
  city = ''
  facility: StayFacility | '' = ''
  guests: number
  sortBy: StayQuestion['sortBy'] = 'hot'
  onMap = false
  /** Cities of everything that was shown without a city. */
  cities: readonly string[] = []
  readonly list: PagedList<ItemSummary>
  private here: StayQuestion['here'] = null

  constructor(private readonly parts: Parts) {
    this.type = parts.type
    this.guests = parts.guests
    this.list = new PagedList(
      (pageNo) => this.fetch(pageNo),
      ({ id }) => id,
      parts.emptyState,
    )
    makeAutoObservable<StayListStore, 'parts' | 'here'>(this, {
      parts: false,
      here: false,
      list: false,
      cities: observableRef,
    })
  }

  get isFiltered(): boolean {
    return this.type !== '' || this.city !== '' || this.facility !== '' || this.guests > 0
  }

  chooseType(type: StayKind | ''): void {
    if (type === this.type) return
    this.type = type
    this.list.reload()
  }

  /** One of the filter bar's choices. Sorting by distance asks for the position; without it the order stays. */
  async choose(key: string, value: string): Promise<void> {
    if (key === 'city') this.city = value
    if (key === 'facility') this.facility = STAY_FACILITIES.find((one) => one === value) ?? ''
    if (key === 'guests') this.guests = guestsOfQuery(value)
    if (key === 'sort' && !(await this.sort(value))) return
    this.list.reload()
  }

  clear(): void {
    this.type = ''
    this.city = ''
    this.facility = ''
    this.guests = 0
    this.list.reload()
  }

  toggleMap(): void {
    this.onMap = !this.onMap
  }

  private async sort(value: string): Promise<boolean> {
    if (value === 'near') {
      const here = await this.parts.askPosition()
      if (!here) return false
      this.here = here
    }
    this.setSort(value === 'near' || value === 'price' ? value : 'hot')
    return true
  }

  private setSort(sortBy: StayQuestion['sortBy']): void {
    this.sortBy = sortBy
  }

  private async fetch(pageNo: number): Promise<StayPage> {
    const { type, city, facility, guests, sortBy, here } = this
    const question = { type, city, facility, guests, sortBy, here, dates: this.parts.dates() }
    const page = await this.parts.fetchPage(question, pageNo)
    if (city === '') this.learn(page.list)
    return page
  }

  private learn(items: readonly ItemSummary[]): void {
    const found = items.flatMap(({ extra }) => (extra.city ? [extra.city] : []))
    this.cities = [...new Set([...this.cities, ...found])]
  }
}
