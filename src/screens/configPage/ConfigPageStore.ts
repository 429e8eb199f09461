import {
  type Coupon,
  defaultIndexType,
  getPageShow,
  type ItemSummary,
  listContent,
  listPageContent,
  PAGE_RID,
  PAGE_SIZE,
  type ReplyOf,
  type Section,
  type ShareData,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { withMarkOf } from '@/domain/list/toggleListMark'
import { visibleSections } from '@/domain/sections/visibleSections'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { claimOnce, onCoupons } from '@/gateway/onCoupons'
import { onMark } from '@/gateway/onMark'
import { retryState } from '@/ui/screen/failedState'
import type { MoreState, ScreenState } from '@/ui/screen/ScreenState'

type PageShow = ReplyOf<typeof getPageShow>

interface Options {
  readonly iid: number
  /** The page type in the address; without one the tenant's default index. */
  readonly type?: number | undefined
  /** The page, when the document contains it. */
  readonly given?: PageShow | undefined
  readonly ask?: Call
  /** Another way to get the page than by its type. */
  readonly fetch?: () => Promise<PageShow>
  readonly log?: (line: string) => void
}

interface Claim {
  readonly ok: boolean
  readonly msg: string
}

/** Number of items in one tab of a section of type 22. */
const TAB_ITEMS = 6

/** A configurable page of the tenant: its sections, and the endless recommendations at its end. */
export class ConfigPageStore {
  state: ScreenState = { kind: 'loading' }
  title = ''
  share: ShareData | null = null
  sections: readonly Section[] = []
  page: PageShow['page'] | null = null
  flow: readonly ItemSummary[] = []
  more: MoreState = 'end'
  /** Coupons claimed here, whose buttons turn grey at once. */
  claimed: ReadonlySet<string> = new Set()
  private flowPage = 0
  private readonly iid: number
  private readonly type: number
  private readonly ask: Call
  private readonly log: (line: string) => void

  private readonly fetch: (() => Promise<PageShow>) | undefined

  constructor({ iid, type, given, ask = call, log = console.warn, fetch }: Options) {
    this.fetch = fetch
    this.iid = iid
    this.type = type ?? defaultIndexType(iid)
    this.ask = ask
    this.log = log
    if (given) this.show(given)
    makeAutoObservable<ConfigPageStore, 'fetch' | 'iid' | 'type' | 'ask' | 'log' | 'flowPage'>(this, {
      fetch: false,
      page: observableRef,
      iid: false,
      type: false,
      ask: false,
      log: false,
      flowPage: false,
      claimed: observableRef,
      sections: observableRef,
      flow: observableRef,
      share: observableRef,
    })
  }

  async load(): Promise<void> {
    try {
      const shown = await (this.fetch?.() ?? this.ask(getPageShow, { iid: this.iid, rid: PAGE_RID, type: this.type }))
      runInAction(() => this.show(shown))
    } catch (error) {
      this.fail(error)
    }
  }

  /** Loads one more page of recommendations; called near the end of the page. */
  async loadMore(): Promise<void> {
    if (this.more === 'loading' || this.more === 'end') return
    this.more = 'loading'
    try {
      const pageNum = this.flowPage + 1
      const page = await this.ask(listPageContent, {
        iid: this.iid,
        rid: PAGE_RID,
        pageSize: PAGE_SIZE.content,
        pageNum,
      })
      runInAction(() => {
        this.flowPage = pageNum
        this.flow = [...this.flow, ...page.list]
        this.more = page.hasMore ? 'idle' : 'end'
      })
    } catch {
      runInAction(() => {
        this.more = 'failed'
      })
    }
  }

  async listItems(moduleType: number, tag?: string): Promise<readonly ItemSummary[]> {
    const { list } = await this.ask(listContent, { iid: this.iid, moduleType, tag, pageNo: 1, pageSize: TAB_ITEMS })
    return list
  }

  /** Claims a coupon and returns the gateway's message, good or bad. */
  async claim({ couponId }: Pick<Coupon, 'couponId'>, rid: string): Promise<Claim> {
    const { iid } = this
    const { t, msg } = await claimOnce(iid, couponId, rid)
    if (t === 0) this.hold([couponId])
    return { ok: t === 0, msg }
  }

  /**
   * Follows changes from other screens: claimed coupons and marks on the recommendations. Returns a function that
   * stops it.
   */
  watch(): () => void {
    const stops = [
      onCoupons(this.iid, (couponIds) => this.hold(couponIds)),
      onMark(this.iid, (mark, answer) => {
        runInAction(() => {
          this.flow = withMarkOf(this.flow, mark, answer)
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  private hold(couponIds: readonly string[]): void {
    this.claimed = new Set([...this.claimed, ...couponIds])
  }

  private show({ page, page_show }: PageShow): void {
    this.page = page
    this.title = page.title
    this.share = page.shareData
    this.sections = visibleSections(page_show, this.log)
    this.state = this.sections.length > 0 ? { kind: 'ready' } : { kind: 'empty' }
    this.flow = []
    this.flowPage = 0
    this.more = this.hasFlow ? 'idle' : 'end'
  }

  private get hasFlow(): boolean {
    return this.sections.some(({ type }) => type === 12)
  }

  private fail(error: unknown): void {
    if (isGatewayError(error)) this.log(`[${error.code}] error: ${error.msg}`)
    runInAction(() => {
      // No such page or tenant: the shell then shows the 404 screen.
      if (isGatewayError(error, 'NOTFOUND')) this.state = { kind: 'empty' }
      // A failed refresh keeps the content on screen. This does not use `failedState`: home has no screen to go
      // back to, so it offers a retry after every error.
      else if (this.sections.length === 0) this.state = retryState(error, () => void this.load())
    })
  }
}
