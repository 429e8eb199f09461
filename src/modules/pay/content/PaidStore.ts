import type { PaidContent, PaidItem, PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export interface PaidParts {
  readonly fetch: () => Promise<PaidContent>
  readonly play: (itemId: string) => Promise<PaidPlay>
  readonly save: (itemId: string, seconds: number) => Promise<unknown>
  /** The viewer's position on this device, for visitors and when there is no network. */
  readonly kept: () => { readonly itemId: string; readonly seconds: number } | null
  readonly keep: (itemId: string, seconds: number) => void
  readonly now: () => number
}

/** The position is stored this often, in seconds. */
const SAVE_EVERY = 10
/** A part counts as finished from this share of its length on. */
const FINISHED = 0.9
/** An address is renewed this long before it expires, ms. */
const RENEW_BEFORE = 10 * 60_000

/** A book, an album or a series: its parts, the open one, and the viewer's progress. */
export class PaidStore {
  state: ScreenState = screenLoading
  content: PaidContent | null = null
  /** The open part, with its address or text. */
  open: { readonly item: PaidItem; readonly play: PaidPlay; readonly startAt: number } | null = null
  /** The part that is being opened. */
  opening = ''
  /** The part whose lock was tapped: the sheet for buying is open. */
  asked: PaidItem | null = null
  problem = ''
  private position = 0
  private stored = 0

  constructor(private readonly parts: PaidParts) {
    makeAutoObservable<PaidStore, 'parts' | 'position' | 'stored'>(this, {
      ...{ parts: false, position: false, stored: false },
      ...{ content: observableRef, open: observableRef, asked: observableRef },
    })
  }

  get items(): readonly PaidItem[] {
    return this.content?.items ?? []
  }

  /** Number of parts that the viewer has finished. */
  get learned(): number {
    return this.items.filter(isFinished).length
  }

  /** True when something must be bought. */
  get locked(): boolean {
    return this.items.some((item) => item.locked)
  }

  /** Where to continue: the part of the last position, else the first one. */
  get next(): PaidItem | null {
    const at = this.content?.position ?? this.parts.kept()
    const last = this.items.find(({ id }) => id === at?.itemId)
    if (last && isFinished(last)) return this.after(last) ?? last
    return last ?? this.items[0] ?? null
  }

  after(item: PaidItem): PaidItem | null {
    return this.items[this.placeOf(item) + 1] ?? null
  }

  before(item: PaidItem): PaidItem | null {
    return this.items[this.placeOf(item) - 1] ?? null
  }

  async load(): Promise<void> {
    try {
      const content = await this.parts.fetch()
      runInAction(() => {
        const wanted = this.asked
        this.content = content
        this.state = screenReady
        // A part that was bought meanwhile opens at once.
        const opened = wanted && content.items.find(({ id, locked }) => id === wanted.id && !locked)
        if (opened) {
          this.asked = null
          void this.start(opened)
        }
      })
    } catch (error) {
      runInAction(() => {
        if (!this.content) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Opens a part. A locked part without a trial opens the sheet for buying. */
  async start(item: PaidItem): Promise<void> {
    this.problem = ''
    if (item.locked && item.trial === 0) {
      this.asked = item
      return
    }
    this.left()
    await this.fetchPlay(item, startOf(item, this.parts.kept()))
  }

  private async fetchPlay(item: PaidItem, startAt: number): Promise<void> {
    if (this.opening === item.id) return
    this.opening = item.id
    try {
      const play = await this.parts.play(item.id)
      runInAction(() => {
        if (this.opening !== item.id) return
        this.open = { item, play, startAt }
        this.position = startAt
        this.stored = startAt
      })
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'DENIED') || isGatewayError(error, 'LOGIN')) this.asked = item
        else this.problem = errorText(error)
      })
    } finally {
      runInAction(() => {
        if (this.opening === item.id) this.opening = ''
      })
    }
  }

  /** Called while the part plays or is read. */
  watched(seconds: number): void {
    this.position = seconds
    if (Math.abs(seconds - this.stored) >= SAVE_EVERY) this.keep(seconds)
    const { open } = this
    if (open && open.play.expireAt - this.parts.now() < RENEW_BEFORE) void this.renew()
  }

  /** Loads a new address and continues at the same position. */
  async renew(): Promise<void> {
    if (this.open) await this.fetchPlay(this.open.item, Math.floor(this.position))
  }

  /** The player has failed: an expired address is renewed; otherwise a message shows. */
  failed(problem: string): void {
    const { open } = this
    if (open && open.play.expireAt <= this.parts.now()) void this.renew()
    else this.problem = problem
  }

  /** The part has ended: a trial offers to buy, otherwise the next part opens. */
  ended(): void {
    const { open } = this
    if (!open) return
    if (open.play.trial !== null) {
      this.asked = open.item
      return
    }
    this.finish()
    const next = this.after(open.item)
    if (next) void this.start(next)
  }

  /** Marks the open part as finished. */
  finish(): void {
    if (this.open && this.open.play.trial === null) this.keep(this.open.item.length)
  }

  /** The viewer has left, or opens another part. */
  left(): void {
    if (this.open && Math.floor(this.position) !== Math.floor(this.stored)) this.keep(this.position)
  }

  close(): void {
    this.left()
    this.open = null
  }

  hideSheet(): void {
    this.asked = null
  }

  private placeOf({ id }: PaidItem): number {
    return this.items.findIndex((item) => item.id === id)
  }

  private keep(at: number): void {
    const { open, content } = this
    if (!open || !content || open.play.trial !== null) return
    const seconds = Math.floor(at)
    const { id } = open.item
    this.stored = at
    this.position = at
    this.content = {
      ...content,
      position: { itemId: id, seconds },
      items: content.items.map((item) => (item.id === id ? { ...item, seen: Math.min(seconds, item.length) } : item)),
    }
    const item = this.content.items.find((one) => one.id === id)
    if (item) this.open = { ...open, item }
    this.parts.keep(id, seconds)
    // A lost position costs a few seconds; a message would disturb more.
    this.parts.save(id, seconds).catch(() => undefined)
  }
}

export const isFinished = ({ seen, length }: PaidItem): boolean => length > 0 && seen >= length * FINISHED

/** A finished part starts again; another one continues where the viewer stopped. */
function startOf(item: PaidItem, kept: { readonly itemId: string; readonly seconds: number } | null): number {
  if (item.locked || isFinished(item)) return 0
  return item.seen > 0 ? item.seen : kept?.itemId === item.id ? kept.seconds : 0
}
