import type { PaidContent, PaidItem, PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isFinished } from '@/domain/paid/isFinished'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import type { KeptPosition, PaidParts } from './PaidParts'
import { Renewal } from './Renewal'

/** The position is stored this often, in seconds. */
const SAVE_EVERY = 10

const isRefused = (error: unknown) => isGatewayError(error, 'DENIED') || isGatewayError(error, 'LOGIN')

export interface OpenPart {
  readonly item: PaidItem
  /** The address or the text. */
  readonly play: PaidPlay
  readonly startAt: number
}

/** A book, an album or a series: its parts, the open one, and the viewer's progress. */
export class PaidStore {
  state: ScreenState = screenLoading
  content: PaidContent | null = null
  open: OpenPart | null = null
  /** The part that is being opened. */
  opening = ''
  /** The part whose lock was tapped: the sheet for buying is open. */
  asked: PaidItem | null = null
  /** True when the right to what played has ended meanwhile: it stands where it was. */
  lapsed = false
  problem = ''
  private position = 0
  private stored = 0
  private readonly renewal: Renewal
  private renewing = false

  constructor(private readonly parts: PaidParts) {
    this.renewal = new Renewal(parts.now)
    makeAutoObservable<PaidStore, 'parts' | 'position' | 'stored' | 'renewal' | 'renewing'>(this, {
      ...{ parts: false, position: false, stored: false, renewal: false, renewing: false },
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
    const at = this.latest
    const last = this.items.find(({ id }) => id === at?.itemId)
    if (last && isFinished(last)) return this.after(last) ?? last
    return last ?? this.items[0] ?? null
  }

  itemOf(id: string): PaidItem | null {
    return this.items.find((item) => item.id === id) ?? null
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
        this.sendKept()
        // A part that was bought meanwhile opens at once, also one whose trial is shown.
        const tried = this.open?.play.trial === null ? null : this.open?.item
        const opened = content.items.find(({ id, locked }) => !locked && (id === wanted?.id || id === tried?.id))
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
    await this.fetchPlay(item, this.startOf(item))
  }

  /** A part that is read is where to continue, also when its reader does not move in it. */
  arrived(): void {
    this.keep(this.position)
  }

  /** Called while the part plays or is read. */
  watched(seconds: number): void {
    this.position = seconds
    if (Math.abs(seconds - this.stored) >= SAVE_EVERY) this.keep(seconds)
    if (this.open && !this.lapsed && this.renewal.isDue(this.open.play.expireAt)) void this.renew()
  }

  /** Loads a new address and continues at the same position; what plays goes on until the old one expires. */
  async renew(): Promise<void> {
    const { open } = this
    if (!open || this.renewing) return
    this.renewing = true
    const isSame = () => this.open?.item.id === open.item.id && this.opening === ''
    try {
      const play = await this.parts.play(open.item.id)
      runInAction(() => {
        if (!isSame()) return
        if (play.trial !== null && open.play.trial === null) this.lapse(open.item)
        else this.take(open.item, play, Math.floor(this.position))
      })
    } catch (error) {
      runInAction(() => {
        this.renewal.missed()
        if (!isSame()) return
        if (isRefused(error)) this.lapse(open.item)
        else if (this.renewal.isOver(open.play.expireAt)) this.problem = errorText(error)
      })
    } finally {
      this.renewing = false
    }
  }

  /** The player has failed: an expired address is renewed; otherwise a message shows. */
  failed(problem: string): void {
    const { open } = this
    if (this.lapsed) return
    if (open && this.renewal.isOver(open.play.expireAt)) void this.renew()
    else this.problem = problem
  }

  /**
   * The part has ended: a trial, or a locked part after it, offers to buy. True when another part follows; with
   * `goOn` it opens at once.
   */
  ended(goOn = true): boolean {
    const { open } = this
    if (!open) return false
    if (open.play.trial !== null) {
      this.asked = open.item
      return false
    }
    this.finish()
    const next = this.after(open.item)
    if (next?.locked) this.asked = next
    if (!next || next.locked) return false
    if (goOn) void this.start(next)
    return true
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

  private get latest(): { readonly itemId: string; readonly seconds: number } | null {
    const [kept, known] = [this.parts.kept(), this.content?.position ?? null]
    return kept && !kept.isSent && kept.at > (known?.at ?? 0) ? kept : (known ?? kept)
  }

  /** A finished part starts again; another one continues where the viewer stopped. */
  private startOf(item: PaidItem): number {
    if (item.locked) return 0
    const { latest } = this
    const seconds = latest?.itemId === item.id ? latest.seconds : item.seen
    return isFinished({ seen: seconds, length: item.length }) ? 0 : seconds
  }

  private async fetchPlay(item: PaidItem, startAt: number): Promise<void> {
    if (this.opening === item.id) return
    this.opening = item.id
    try {
      const play = await this.parts.play(item.id)
      runInAction(() => {
        if (this.opening === item.id) this.take(item, play, startAt)
      })
    } catch (error) {
      runInAction(() => {
        if (isRefused(error)) this.asked = item
        else this.problem = errorText(error)
      })
    } finally {
      runInAction(() => {
        if (this.opening === item.id) this.opening = ''
      })
    }
  }

  private take(item: PaidItem, play: PaidPlay, startAt: number): void {
    this.open = { item, play, startAt }
    this.lapsed = false
    this.problem = ''
    this.position = startAt
    this.stored = startAt
    this.renewal.came()
  }

  /** The right has ended: the position is kept, and the locks are asked for. */
  private lapse(item: PaidItem): void {
    this.left()
    this.lapsed = true
    this.asked = item
    void this.load()
  }

  /** What a visitor has played on this device becomes the member's, unless another device was later. */
  private sendKept(): void {
    const kept = this.parts.kept()
    if (!kept || kept.isSent || kept.at <= (this.content?.position?.at ?? 0)) return
    if (this.itemOf(kept.itemId)) this.send(kept)
  }

  private placeOf({ id }: PaidItem): number {
    return this.items.findIndex((item) => item.id === id)
  }

  private keep(seen: number): void {
    const { open, content } = this
    if (!open || !content || open.play.trial !== null) return
    const seconds = Math.floor(seen)
    const position = { itemId: open.item.id, seconds, at: this.parts.now() }
    this.stored = seen
    this.position = seen
    const items = content.items.map((item) =>
      item.id === position.itemId ? { ...item, seen: Math.min(seconds, item.length) } : item,
    )
    this.content = { ...content, position, items }
    this.open = { ...open, item: this.itemOf(position.itemId) ?? open.item }
    this.parts.keep({ ...position, isSent: false })
    this.send(position)
  }

  private send(position: Omit<KeptPosition, 'isSent'>): void {
    const { itemId, seconds, at } = position
    this.parts
      .save(itemId, seconds, at)
      .then((isSent) => {
        if (isSent && this.parts.kept()?.at === at) this.parts.keep({ itemId, seconds, at, isSent })
      })
      // A lost position costs a few seconds; a message would disturb more.
      .catch(() => undefined)
  }
}
