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

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AlbumStore, 'parts'>(this, { parts: false, all: observableRef })
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

  /** Shows those of the shown kind in this order and stores it; a refusal brings the earlier one back. */
  async place(shown: readonly ShopMedia[]): Promise<void> {
    const before = this.all
    let next = 0
    this.all = before.map((old) => (old.kind === this.kind ? (shown[next++] ?? old) : old))
    try {
      await this.save({ order: this.all.map(({ id }) => id) })
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
