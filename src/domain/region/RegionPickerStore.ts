import { PLACEHOLDER, type Region, type RegionMatch, type Regions } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'

export interface ChosenRegion {
  /** Codes from the top level down; '--' where a place has no regions of its own. */
  readonly values: readonly string[]
  /** Their names joined by spaces, the form in which addresses are saved. */
  readonly names: string
}

/** Lets the user choose a place level by level, or by searching for its name or code. */
export class RegionPickerStore {
  /** Codes of the chosen levels, from the top. */
  path: readonly string[] = []
  query = ''
  /** The choice of the last time, to mark it in its level. */
  private former: readonly string[] = []

  constructor(private readonly regions: Regions) {
    makeAutoObservable<RegionPickerStore, 'regions'>(this, { regions: false, path: observableRef })
  }

  /** Names of the chosen levels. */
  get steps(): readonly string[] {
    return this.path.map((value) => this.regions.find(value)?.name ?? value)
  }

  get options(): readonly Region[] {
    return this.regions.children(this.path[this.path.length - 1])
  }

  get found(): readonly RegionMatch[] {
    return this.regions.search(this.query)
  }

  get isSearching(): boolean {
    return this.query.trim() !== ''
  }

  /** Starts at the level of the saved place, or at the top when it is unknown. */
  open(names: string): void {
    const codes = this.regions.codes(names)
    this.former = codes
    this.path = codes.filter((code) => code !== PLACEHOLDER).slice(0, -1)
    this.query = ''
  }

  type(query: string): void {
    this.query = query
  }

  isFormer(value: string): boolean {
    return this.former[this.path.length] === value
  }

  /** Returns to an earlier level. */
  back(level: number): void {
    this.path = this.path.slice(0, level)
  }

  /** Goes one level down. Returns the place when it has no further levels. */
  choose(value: string): ChosenRegion | null {
    return this.descend([...this.path, value])
  }

  /** Takes a search result. When it has regions of its own, they show next. */
  take({ values }: RegionMatch): ChosenRegion | null {
    this.query = ''
    return this.descend(values)
  }

  private descend(values: readonly string[]): ChosenRegion | null {
    const below = this.regions.children(values[values.length - 1])
    if (below.length === 0) return this.done(values)
    if (below.length === 1 && below[0]?.value === PLACEHOLDER) return this.done([...values, PLACEHOLDER])
    this.path = values
    return null
  }

  private done(values: readonly string[]): ChosenRegion {
    return { values, names: this.regions.names(values) }
  }
}
