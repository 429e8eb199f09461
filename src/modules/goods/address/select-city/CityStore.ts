import type { RegionMatch } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type City, plainWord } from './City'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** A search for places inside cities, as Regions.search. */
type FindRegions = (text: string) => readonly RegionMatch[]

interface Parts {
  readonly cities: readonly City[]
  /** Names of the cities that were chosen before, newest first, on the device. */
  readonly recent: { read: () => readonly string[]; write: (names: readonly string[]) => void }
  readonly findPosition: () => Promise<Point | null>
  /** The region data, for the names of districts. */
  readonly loadRegions: () => Promise<FindRegions>
}

/** A city that was found, with the district or province that was meant. */
export interface FoundCity {
  readonly city: City
  readonly by: string
}

export interface Section {
  readonly letter: string
  readonly cities: readonly City[]
}

const RECENT = 3
const MOST_FOUND = 30
/** Codes of the cities that most people look for. */
const HOT = ['110100', '310100', '440100', '440300', '330100', '510100', '420100', '610100', '320100']
/** So many letters are drawn at a time: all at once would be too much for one update of a mini-program's page. */
const LETTERS_AT_ONCE = 6

/** The list of cities: located, recent, hot, by letter, and a search. */
export class CityStore {
  word = ''
  locating = false
  located: City | null = null
  recent: readonly City[]
  readonly hot: readonly City[]
  readonly all: readonly Section[]
  private drawn = LETTERS_AT_ONCE
  private find: FindRegions | null = null
  private asked = false

  constructor(private readonly parts: Parts) {
    this.recent = this.named(parts.recent.read())
    this.hot = HOT.flatMap((code) => parts.cities.find((city) => city.code === code) ?? [])
    this.all = sectionsOf(parts.cities)
    makeAutoObservable<CityStore, 'parts' | 'find' | 'asked' | 'all'>(this, {
      ...{ parts: false, asked: false, all: false, hot: false },
      find: observableRef,
      recent: observableRef,
      located: observableRef,
    })
  }

  private named(names: readonly string[]): readonly City[] {
    return names.flatMap((name) => this.parts.cities.find((city) => city.name === name) ?? [])
  }

  get sections(): readonly Section[] {
    return this.all.slice(0, this.drawn)
  }

  get hasMore(): boolean {
    return this.drawn < this.all.length
  }

  drawMore(): void {
    this.drawn += LETTERS_AT_ONCE
  }

  /** Draws the sections up to a letter. */
  drawTo(letter: string): void {
    this.drawn = Math.max(this.drawn, this.all.findIndex((section) => section.letter === letter) + 1)
  }

  write(word: string): void {
    this.word = word
    if (plainWord(word) !== '' && !this.asked) void this.loadRegions()
  }

  /** Without the data, cities are still found by their own names. */
  private async loadRegions(): Promise<void> {
    this.asked = true
    try {
      const find = await this.parts.loadRegions()
      runInAction(() => {
        this.find = find
      })
    } catch {
      this.asked = false
    }
  }

  /** Null without a word. */
  get found(): readonly FoundCity[] | null {
    const word = plainWord(this.word)
    if (word === '') return null
    const own = this.parts.cities
      .filter((city) => city.name.includes(word) || city.pinyin.startsWith(word) || city.initials.startsWith(word))
      .map((city) => ({ city, by: '' }))
    const known = new Set(own.map(({ city }) => city.code))
    const inside = (this.find?.(this.word) ?? []).flatMap((match) => this.citiesOf(match))
    const more = inside.filter(({ city }) => !known.has(city.code) && known.add(city.code))
    return [...own, ...more].slice(0, MOST_FOUND)
  }

  /** The city of a district, or the cities of a province. */
  private citiesOf({ values, names }: RegionMatch): readonly FoundCity[] {
    const by = names[names.length - 1] ?? ''
    const city = this.parts.cities.find(({ code }) => values.includes(code))
    if (city) return [{ city, by }]
    const [province = ''] = values
    return values.length === 1
      ? this.parts.cities.filter(({ code }) => code.startsWith(province.slice(0, 2))).map((one) => ({ city: one, by }))
      : []
  }

  async locate(): Promise<void> {
    if (this.locating) return
    this.locating = true
    try {
      const at = await this.parts.findPosition()
      runInAction(() => {
        if (at) this.located = nearest(this.parts.cities, at)
      })
    } finally {
      runInAction(() => {
        this.locating = false
      })
    }
  }

  /** Remembers the choice: it stands first among the recent ones next time. */
  choose(city: City): void {
    const names = [city.name, ...this.recent.map(({ name }) => name).filter((name) => name !== city.name)]
    this.recent = this.named(names.slice(0, RECENT))
    this.parts.recent.write(this.recent.map(({ name }) => name))
  }
}

function sectionsOf(cities: readonly City[]): readonly Section[] {
  const letters = [...new Set(cities.map(({ letter }) => letter))].sort()
  return letters.map((letter) => ({ letter, cities: cities.filter((city) => city.letter === letter) }))
}

/** The city whose middle is nearest; the degrees of longitude shrink towards the poles. */
function nearest(cities: readonly City[], { lat, lng }: Point): City | null {
  const shrink = Math.cos((lat * Math.PI) / 180)
  let best: City | null = null
  let least = Number.POSITIVE_INFINITY
  for (const city of cities) {
    if (!city.middle) continue
    const far = (city.middle.lat - lat) ** 2 + ((city.middle.lng - lng) * shrink) ** 2
    if (far >= least) continue
    least = far
    best = city
  }
  return best
}
