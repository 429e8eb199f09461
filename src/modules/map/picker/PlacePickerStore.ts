import { choosePlace, PLACE_KEYWORD_LENGTH, type Place, suggestPlaces } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'

type Point = Place['location']

interface Parts {
  readonly iid: number
  /** The places that the member chose recently, on the device; null for a visitor. */
  readonly recent: { read: () => readonly Place[]; write: (places: readonly Place[]) => void } | null
  readonly failedText: string
  readonly ask?: Call
  readonly keep?: (place: Place) => Promise<readonly Place[]>
  readonly later?: (ms: number, run: () => void) => () => void
}

/** The search starts after a pause of this length in typing, in ms. */
const REST_MS = 300

/** The map's view of the whole country, until there is a place to show. */
const COUNTRY: MapLook = { centre: { lat: 34.5, lng: 106 }, zoom: 4 }
const CITY_ZOOM = 12
const PLACE_ZOOM = 15
/** Results are pins 1, 2, 3 …; the chosen place has a key far away from them. */
const CHOSEN_PIN = 1000

/** The part of the map that shows. */
interface MapLook {
  readonly centre: Point
  readonly zoom: number
}

interface Pin {
  readonly key: number
  readonly at: Point
  readonly label: string
  readonly faded?: boolean
}

const byTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** The search for a place: the word, the results and the choice. */
export class PlacePickerStore {
  keyword = ''
  found: readonly Place[] = []
  /** `found` with an empty list means that nothing matches. */
  state: 'idle' | 'loading' | 'found' | 'failed' = 'idle'
  message = ''
  recent: readonly Place[]
  chosen: Place | null
  here: Point | null = null
  saving = false
  /** True when the visitor has chosen a place: the map then zooms in on it. */
  private pointed = false
  private stopWaiting: () => void = () => undefined
  private asked = 0

  constructor(
    private readonly parts: Parts,
    chosen: Place | null,
  ) {
    this.chosen = chosen
    this.recent = parts.recent?.read() ?? []
    makeAutoObservable<PlacePickerStore, 'parts' | 'stopWaiting' | 'asked'>(this, {
      parts: false,
      stopWaiting: false,
      asked: false,
      found: observableRef,
      recent: observableRef,
      chosen: observableRef,
      here: observableRef,
    })
  }

  get look(): MapLook {
    if (this.chosen) return { centre: this.chosen.location, zoom: this.pointed ? PLACE_ZOOM : CITY_ZOOM }
    const [first] = this.found
    return first ? { centre: first.location, zoom: CITY_ZOOM } : COUNTRY
  }

  /** The places to choose from: the results, else the recent ones. */
  get rows(): readonly Place[] {
    if (this.state === 'found') return this.found
    return this.state === 'idle' ? this.recent : []
  }

  get pins(): readonly Pin[] {
    const others = this.found
      .map((place, at) => ({ place, key: at + 1 }))
      .filter(({ place }) => !this.isChosen(place))
      .map(({ place, key }) => ({ key, at: place.location, label: place.name, faded: true }))
    const { chosen } = this
    return chosen ? [...others, { key: CHOSEN_PIN, at: chosen.location, label: chosen.name }] : others
  }

  get isHere(): boolean {
    return this.chosen !== null && this.chosen.location === this.here
  }

  isChosen({ name, address }: Place): boolean {
    return this.chosen?.name === name && this.chosen.address === address
  }

  type(keyword: string): void {
    this.keyword = keyword
    this.stopWaiting()
    const { later = byTimer } = this.parts
    if (keyword.trim()) this.stopWaiting = later(REST_MS, () => void this.search())
    else this.forget()
  }

  /** Searches at once; drops the answer when a newer search has started. */
  async search(): Promise<void> {
    this.stopWaiting()
    const keyword = [...this.keyword.trim()].slice(0, PLACE_KEYWORD_LENGTH).join('')
    if (!keyword) return
    const { iid, ask = call } = this.parts
    const turn = ++this.asked
    this.state = 'loading'
    try {
      const { list } = await ask(suggestPlaces, { iid, keyword, ...(this.here ?? {}) })
      if (turn === this.asked) this.show(list)
    } catch (error) {
      if (turn === this.asked) this.fail(isGatewayError(error) ? error.msg : this.parts.failedText)
    }
  }

  choose(place: Place): void {
    this.chosen = place
    this.pointed = true
  }

  /** A tap on the map beside the pins. */
  choosePoint(at: Point, name: string): void {
    this.choose({ name, address: `${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}`, location: at })
  }

  choosePin(key: number): void {
    const place = this.found[key - 1]
    if (place) this.choose(place)
  }

  standAt(here: Point, name: string): void {
    this.here = here
    this.choose({ name, address: '', location: here })
  }

  /** The chosen place, stored as a recent one for a member. A failure to store it does not lose the choice. */
  async confirm(): Promise<Place | null> {
    const { chosen, parts } = this
    if (!chosen || this.saving) return null
    if (!parts.recent) return chosen
    this.saving = true
    const { keep = (place: Place) => keepPlace(parts.iid, place) } = parts
    try {
      parts.recent.write(await keep(chosen))
    } catch {
      parts.recent.write([chosen, ...this.recent.filter(({ name }) => name !== chosen.name)])
    } finally {
      runInAction(() => {
        this.saving = false
      })
    }
    return chosen
  }

  private show(list: readonly Place[]): void {
    this.found = list
    this.state = 'found'
  }

  private fail(message: string): void {
    this.message = message
    this.state = 'failed'
  }

  private forget(): void {
    this.asked += 1
    this.found = []
    this.state = 'idle'
  }
}

async function keepPlace(iid: number, { name, address, location }: Place): Promise<readonly Place[]> {
  const { lat, lng } = location
  const { recent } = await callOnce(`map:choose:${lat},${lng}`, choosePlace, (reqId) => ({
    iid,
    reqId,
    name,
    address,
    lat,
    lng,
  }))
  return recent
}
