import type { Cart, CartCounts, CartLine, GoodsRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type CartSum, sumOf } from './cartSums'

/** Taps within this time are saved together. */
export const MERGE_MS = 300
/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 5000

/** The wanted state of a line, as `/v2/cart/set` takes it. */
export interface LineWish {
  readonly skuId: string
  readonly num?: number
  readonly checked?: boolean
}

interface Parts {
  readonly fetch: () => Promise<Cart>
  readonly write: (lines: readonly LineWish[]) => Promise<CartCounts>
  readonly fetchBestsellers: () => Promise<readonly GoodsRow[]>
  /** Runs `act` later; returns a function that cancels it. */
  readonly later: (act: () => void, ms: number) => () => void
}

export type CartGroup = Cart['groups'][number]

/** A member's cart of one source. Shows each change at once, saves changes together, and reverts refused ones. */
export class CartStore {
  state: ScreenState = screenLoading
  bestsellers: readonly GoodsRow[] = []
  /** The message of a line: its stock was too small, or its change was refused. */
  notes: ReadonlyMap<string, { readonly left?: number; readonly error?: string }> = new Map()
  /** Deleted lines that can still be restored. */
  undoable: readonly string[] = []
  private cart: Cart = { groups: [], invalid: [] }
  /** Changes that the gateway has not confirmed. */
  private wishes: ReadonlyMap<string, Omit<LineWish, 'skuId'>> = new Map()
  private sending: Promise<void> | null = null
  private stopMerge: (() => void) | null = null
  private stopUndo: (() => void) | null = null
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CartStore, 'parts' | 'cart' | 'wishes' | 'sending' | 'stopMerge' | 'stopUndo' | 'question'>(
      this,
      {
        parts: false,
        cart: observableRef,
        wishes: observableRef,
        notes: observableRef,
        undoable: observableRef,
        bestsellers: observableRef,
        sending: false,
        stopMerge: false,
        stopUndo: false,
        question: false,
      },
    )
  }

  get groups(): readonly CartGroup[] {
    return this.cart.groups
      .map((group) => ({ ...group, lines: group.lines.flatMap((line) => this.wished(line)) }))
      .filter(({ lines }) => lines.length > 0)
  }

  get invalid(): Cart['invalid'] {
    return this.cart.invalid.filter(({ skuId }) => this.wishes.get(skuId)?.num !== 0)
  }

  get lines(): readonly CartLine[] {
    return this.groups.flatMap(({ lines }) => lines)
  }

  get checked(): readonly CartLine[] {
    return this.lines.filter(({ checked }) => checked)
  }

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.invalid.length === 0
  }

  get sum(): CartSum {
    return sumOf(this.groups)
  }

  /** Loads the cart again: each time the screen shows, because stock and prices change. Unsaved changes stay. */
  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    try {
      await this.sending
      const cart = await this.parts.fetch()
      runInAction(() => {
        if (question !== this.question) return
        this.cart = cart
        this.notes = new Map()
        this.state = screenReady
      })
      if (this.isEmpty) await this.loadBestsellers()
    } catch (error) {
      runInAction(() => {
        if (question === this.question && this.state.kind !== 'ready')
          this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  setNum(skuId: string, num: number): void {
    this.wish([skuId], { num })
  }

  /** Ticks or unticks lines. */
  tick(skuIds: readonly string[], checked: boolean): void {
    this.wish(skuIds, { checked })
  }

  /** Deletes lines; for some seconds they can be restored. */
  remove(skuIds: readonly string[]): void {
    this.settleUndo()
    this.wishes = merged(this.wishes, skuIds, { num: 0 })
    this.undoable = skuIds
    this.stopUndo = this.parts.later(() => this.settleUndo(), UNDO_MS)
    if (this.isEmpty) void this.loadBestsellers()
  }

  undo(): void {
    this.stopUndo?.()
    const next = new Map(this.wishes)
    for (const skuId of this.undoable) next.delete(skuId)
    this.wishes = next
    this.undoable = []
  }

  /** Saves everything at once: before checkout, and when the user leaves the screen. */
  async flush(): Promise<void> {
    this.stopMerge?.()
    this.stopUndo?.()
    this.undoable = []
    await this.sending
    await this.send()
  }

  /** The ticked lines for an order: none has more pieces than the stock. Saves all changes first. */
  async ready(): Promise<readonly CartLine[]> {
    for (const { skuId, num, stock } of this.checked)
      if (num > stock) this.wishes = merged(this.wishes, [skuId], { num: stock })
    await this.flush()
    return this.checked
  }

  private wish(skuIds: readonly string[], wish: Omit<LineWish, 'skuId'>): void {
    this.wishes = merged(this.wishes, skuIds, wish)
    const notes = new Map(this.notes)
    for (const skuId of skuIds) notes.delete(skuId)
    this.notes = notes
    this.stopMerge?.()
    this.stopMerge = this.parts.later(() => void this.send(), MERGE_MS)
  }

  /** The line with the buyer's unsaved changes; empty for a deleted line. */
  private wished(line: CartLine): CartLine[] {
    const wish = this.wishes.get(line.skuId)
    if (!wish) return [line]
    return wish.num === 0 ? [] : [{ ...line, ...wish }]
  }

  private settleUndo(): void {
    this.stopUndo?.()
    if (this.undoable.length === 0) return
    this.undoable = []
    void this.send()
  }

  private async send(): Promise<void> {
    // One save runs at a time; it includes changes made meanwhile.
    if (this.sending) await this.sending
    const sent = [...this.wishes].filter(([skuId]) => !this.undoable.includes(skuId))
    if (sent.length === 0) return
    const run = this.write(sent)
    this.sending = run
    await run
    this.sending = null
  }

  private async write(sent: readonly (readonly [string, Omit<LineWish, 'skuId'>])[]): Promise<void> {
    try {
      const { capped } = await this.parts.write(sent.map(([skuId, wish]) => ({ skuId, ...wish })))
      runInAction(() => this.confirm(sent, capped))
    } catch (error) {
      const bad = isGatewayError(error) && typeof error.data.skuId === 'string' ? error.data.skuId : null
      const others = sent.filter(([skuId]) => skuId !== bad)
      runInAction(() => this.refuse(bad === null ? sent : sent.filter(([skuId]) => skuId === bad), error))
      // One line was refused; save the others without it.
      if (bad !== null && others.length < sent.length && others.length > 0) await this.write(others)
    }
  }

  private confirm(sent: readonly (readonly [string, Omit<LineWish, 'skuId'>])[], capped: CartCounts['capped']): void {
    const done = new Map(sent)
    const apply = (line: CartLine): CartLine[] => {
      const wish = done.get(line.skuId)
      if (!wish) return [line]
      return wish.num === 0 ? [] : [{ ...line, ...wish, ...numOf(capped[line.skuId]) }]
    }
    this.cart = {
      groups: this.cart.groups.map((group) => ({ ...group, lines: group.lines.flatMap(apply) })),
      invalid: this.cart.invalid.filter(({ skuId }) => done.get(skuId)?.num !== 0),
    }
    this.forget(sent)
    const notes = new Map(this.notes)
    for (const [skuId, left] of Object.entries(capped)) notes.set(skuId, { left })
    this.notes = notes
  }

  private refuse(sent: readonly (readonly [string, Omit<LineWish, 'skuId'>])[], error: unknown): void {
    this.forget(sent)
    const notes = new Map(this.notes)
    for (const [skuId] of sent) notes.set(skuId, { error: errorText(error) })
    this.notes = notes
  }

  /** Drops confirmed changes, unless the user has changed the line again. */
  private forget(sent: readonly (readonly [string, Omit<LineWish, 'skuId'>])[]): void {
    const next = new Map(this.wishes)
    for (const [skuId, wish] of sent) if (next.get(skuId) === wish) next.delete(skuId)
    this.wishes = next
  }

  private async loadBestsellers(): Promise<void> {
    if (this.bestsellers.length > 0) return
    const goods = await this.parts.fetchBestsellers().catch(() => [])
    runInAction(() => {
      this.bestsellers = goods
    })
  }
}

const numOf = (left: number | undefined) => (left === undefined ? {} : { num: left })

function merged(
  wishes: ReadonlyMap<string, Omit<LineWish, 'skuId'>>,
  skuIds: readonly string[],
  wish: Omit<LineWish, 'skuId'>,
): ReadonlyMap<string, Omit<LineWish, 'skuId'>> {
  const next = new Map(wishes)
  for (const skuId of skuIds) next.set(skuId, { ...next.get(skuId), ...wish })
  return next
}
