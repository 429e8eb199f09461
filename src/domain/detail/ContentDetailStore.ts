import { type ContentDetail, type ContentMark, type ItemSummary, type MarkResult, MODULE_TYPE } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'
import type { MarkSet } from '../list/toggleListMark'

export interface ContentDetailParts {
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly setMark: (mark: ContentMark, on: boolean) => Promise<MarkResult>
  /** The item as the list knew it, shown while the rest loads. */
  readonly known?: ItemSummary | null
  /** The whole item, when the page brought it along. */
  readonly detail?: ContentDetail | undefined
}

const isNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'errorName' in error && error.errorName === name

const COUNTED = { like: 'like', collect: 'collect' } as const
type CountedMark = keyof typeof COUNTED

/** One item of any module, and the marks that the viewer has set on it. */
export class ContentDetailStore {
  state: ScreenState = { kind: 'loading' }
  detail: ContentDetail | null = null
  /** True when the item is not there any more. */
  gone = false
  /** True when only members may see the item and the viewer is none. */
  forMembers = false
  readonly known: ItemSummary | null
  private readonly fetchDetail: ContentDetailParts['fetchDetail']
  private readonly setMark: ContentDetailParts['setMark']

  constructor({ fetchDetail, setMark, known = null, detail }: ContentDetailParts) {
    this.known = known
    this.fetchDetail = fetchDetail
    this.setMark = setMark
    if (detail) this.show(detail)
    makeAutoObservable<ContentDetailStore, 'fetchDetail' | 'setMark'>(this, {
      known: false,
      fetchDetail: false,
      setMark: false,
      detail: observableRef,
    })
  }

  get title(): string {
    return (this.detail ?? this.known)?.title ?? ''
  }

  async load(): Promise<void> {
    try {
      const detail = await this.fetchDetail()
      runInAction(() => this.show(detail))
    } catch (error) {
      runInAction(() => {
        this.gone = isNamed(error, 'NOTFOUND')
        this.forMembers = isNamed(error, 'LOGIN')
        if (this.detail) return
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = { kind: 'loading' }
    void this.load()
  }

  has(mark: ContentMark): boolean {
    return this.detail?.mine.mark.includes(mark) ?? false
  }

  countOf(mark: CountedMark): number {
    return this.detail?.counts[COUNTED[mark]] ?? 0
  }

  /** Shows the change at once, and reverts it when the gateway refuses. */
  async toggle(mark: CountedMark): Promise<void> {
    const on = !this.has(mark)
    const before = this.countOf(mark)
    this.showMark(mark, on, before + (on ? 1 : -1))
    try {
      const answer = await this.setMark(mark, on)
      this.showMark(mark, answer.on, answer.count)
    } catch (error) {
      this.showMark(mark, !on, before)
      throw error
    }
  }

  /** Shows at once that the viewer follows the author, or no longer does; reverts it when the gateway refuses. */
  async toggleFollow(setFollow: (on: boolean) => Promise<unknown>): Promise<void> {
    const on = !this.detail?.mine.following
    this.showFollowing(on)
    try {
      await setFollow(on)
    } catch (error) {
      runInAction(() => this.showFollowing(!on))
      throw error
    }
  }

  /** Takes over a mark that another screen has set on this item or on its author. */
  hear({ moduleType, id, mark }: MarkSet, { on, count }: MarkResult): void {
    const { detail } = this
    if (!detail) return
    if (id === detail.id && moduleType === detail.moduleType && (mark === 'like' || mark === 'collect'))
      this.showMark(mark, on, count)
    const isAuthor = moduleType === MODULE_TYPE.profile && id === String(detail.author.rid)
    if (mark === 'follow' && isAuthor) this.showFollowing(on)
  }

  private showFollowing(following: boolean): void {
    if (this.detail) this.detail = { ...this.detail, mine: { ...this.detail.mine, following } }
  }

  private show(detail: ContentDetail): void {
    this.detail = detail
    this.state = { kind: 'ready' }
  }

  private showMark(mark: CountedMark, on: boolean, count: number): void {
    if (!this.detail) return
    const { mine, counts } = this.detail
    const others = mine.mark.filter((one) => one !== mark)
    this.detail = {
      ...this.detail,
      mine: { ...mine, mark: on ? [...others, mark] : others },
      counts: { ...counts, [COUNTED[mark]]: Math.max(0, count) },
    }
  }
}
