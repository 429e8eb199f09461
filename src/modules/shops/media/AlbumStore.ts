import { type ContentDetail, SHOP_MEDIA, type ShopMedia } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export interface MediaChange {
  readonly add?: readonly { readonly url: string; readonly poster?: string }[]
  readonly removeIds?: readonly string[]
  readonly order?: readonly string[]
}

interface Parts {
  readonly fetch: () => Promise<ContentDetail>
  readonly save: (change: MediaChange) => Promise<{ readonly list: readonly ShopMedia[] }>
}

export type MediaKind = ShopMedia['kind']

const MOST: Readonly<Record<MediaKind, number>> = { image: SHOP_MEDIA.images, video: SHOP_MEDIA.videos }

/** The album of a shop: pictures and videos, which its owner arranges. */
export class AlbumStore {
  state: ScreenState = screenLoading
  title = ''
  isOwner = false
  kind: MediaKind = 'image'
  editing = false
  /** True while a change is being stored. */
  busy = false
  all: readonly ShopMedia[] = []
  /** Id of what a finger drags. */
  dragged: string | null = null
  private before: readonly ShopMedia[] = []

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AlbumStore, 'parts' | 'before'>(this, { parts: false, before: false, all: observableRef })
  }

  get shown(): readonly ShopMedia[] {
    return this.all.filter(({ kind }) => kind === this.kind)
  }

  countOf(kind: MediaKind): number {
    return this.all.filter((one) => one.kind === kind).length
  }

  /** How many more of the shown kind the album takes. */
  get room(): number {
    return Math.max(0, MOST[this.kind] - this.countOf(this.kind))
  }

  async load(): Promise<void> {
    try {
      const { title, mine, shop } = await this.parts.fetch()
      runInAction(() => {
        this.title = title
        this.isOwner = mine.author
        this.all = shop?.media ?? []
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.state.kind !== 'ready') this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(kind: MediaKind): void {
    this.kind = kind
  }

  edit(on: boolean): void {
    this.editing = on
  }

  add(url: string, poster = ''): Promise<void> {
    return this.save({ add: [poster ? { url, poster } : { url }] })
  }

  remove(id: string): Promise<void> {
    return this.save({ removeIds: [id] })
  }

  /** Moves one by so many places among those of its kind. */
  async move(id: string, by: number): Promise<void> {
    const before = this.all
    this.all = this.moved(id, by)
    await this.keepOrder(before)
  }

  drag(id: string): void {
    this.dragged = id
    this.before = this.all
  }

  /** The finger is so many places from where it began; rows move once for each place. */
  dragTo(by: number): void {
    const id = this.dragged
    if (id === null) return
    const kind = this.kind
    const place = (of: readonly ShopMedia[]) => of.filter((one) => one.kind === kind).findIndex((one) => one.id === id)
    const now = place(this.before) + by - place(this.all)
    if (now !== 0) this.all = this.moved(id, now)
  }

  async drop(): Promise<void> {
    if (this.dragged === null) return
    this.dragged = null
    await this.keepOrder(this.before)
  }

  private moved(id: string, by: number): readonly ShopMedia[] {
    const same = [...this.shown]
    const from = same.findIndex((one) => one.id === id)
    const to = Math.max(0, Math.min(same.length - 1, from + by))
    const [one] = same.splice(from, 1)
    if (one) same.splice(to, 0, one)
    let next = 0
    return this.all.map((old) => (old.kind === this.kind ? (same[next++] ?? old) : old))
  }

  /** Stores the order on screen; a refusal brings the earlier one back. */
  private async keepOrder(before: readonly ShopMedia[]): Promise<void> {
    const order = this.all.map(({ id }) => id)
    if (order.join() === before.map(({ id }) => id).join()) return
    try {
      await this.save({ order })
    } catch (error) {
      runInAction(() => {
        this.all = before
      })
      throw error
    }
  }

  private async save(change: MediaChange): Promise<void> {
    this.busy = true
    try {
      const { list } = await this.parts.save(change)
      runInAction(() => {
        this.all = list
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
