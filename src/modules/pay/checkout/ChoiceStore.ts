import type { Entrant, GoodsSource, OrderLine, OrderOption, OrderSource } from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import type { EventFacts } from '@/domain/order/EventCard'
import type { ChoiceDraft } from './ChoiceDraft'
import { keysOf, piecesOf } from './goodsPieces'
import { sessionOf } from './sessionOf'

/** The selection of a form screen; same shape as the session's prepay order. */
export interface CheckoutChoice {
  readonly keys: string
  readonly property: string
  readonly property2: string
  readonly num: number
  readonly info: Readonly<Record<string, unknown>>
}

export type OptionField = OrderOption['field']
export type ChoiceProblem =
  | { readonly kind: 'option'; readonly field: OptionField }
  | { readonly kind: 'entrant'; readonly row: number; readonly field: string }
  | { readonly kind: 'answer'; readonly id: string }

export interface ChoiceParts {
  /** Null when checkout was opened directly: checkout then shows the form itself. */
  readonly prepaid: CheckoutChoice | null
  /** Id of the item when checkout was opened directly. */
  readonly id: string
  readonly max: number
  readonly now: () => number
  /** The source of goods, whose pieces are in `property` by sku. Absent for other orders. */
  readonly goods?: GoodsSource | undefined
  /** Stores a change to the order of a form screen, so that it survives a reload. */
  readonly keep?: (choice: CheckoutChoice) => void
  /** What was typed on checkout's own form before a reload. */
  readonly typed?: () => ChoiceDraft | null
}

/** What is bought and for whom: passed by a form screen, or chosen on checkout's own form. */
export class ChoiceStore {
  source: OrderSource | null = null
  options: Partial<Record<OptionField, string>> = {}
  answers: Readonly<Record<string, string>> = {}
  pieces = 1
  /** Errors show only after the first attempt to send the order. */
  tried = false
  /** The form screen's order with the changes made here. */
  private changed: CheckoutChoice | null = null
  readonly entrants: EntrantsStore

  constructor(private readonly parts: ChoiceParts) {
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(parts.now()), max: parts.max })
    makeAutoObservable<ChoiceStore, 'parts' | 'changed'>(this, {
      parts: false,
      entrants: false,
      source: observableRef,
      changed: observableRef,
    })
  }

  get isDirect(): boolean {
    return this.parts.prepaid === null
  }

  /** Id of the item to buy. */
  get id(): string {
    return this.prepaid?.keys ?? this.parts.id
  }

  private get prepaid(): CheckoutChoice | null {
    return this.changed ?? this.parts.prepaid
  }

  /** What is chosen and typed here; null for the order of a form screen. */
  get draft(): ChoiceDraft | null {
    const { isDirect, options, answers, pieces, entrants } = this
    return isDirect ? { options, answers, pieces, people: entrants.drafts } : null
  }

  get asksPeople(): boolean {
    return this.isDirect && (this.source?.form.some(({ perEntrant }) => perEntrant) ?? false)
  }

  /** Questions about the whole order, not about each person. */
  get onceAsked() {
    return this.isDirect ? (this.source?.form.filter(({ perEntrant }) => !perEntrant) ?? []) : []
  }

  /** Options by the parameter that they set, in the source's order. */
  get optionGroups(): readonly { readonly field: OptionField; readonly options: readonly OrderOption[] }[] {
    const options = this.isDirect ? (this.source?.options ?? []) : []
    const fields = [...new Set(options.map(({ field }) => field))]
    return fields.map((field) => ({ field, options: options.filter((one) => one.field === field) }))
  }

  /** The first parameter without a selection; null when the selection is complete. */
  get openField(): OptionField | null {
    return this.optionGroups.find(({ field }) => !this.options[field])?.field ?? null
  }

  /** The parameters of the price call, which needs no personal data. */
  get chosen(): CheckoutChoice {
    const { id, goods } = this.parts
    if (this.prepaid) return this.prepaid
    const skuId = this.options.property
    if (goods && skuId) {
      const property = JSON.stringify({ [skuId]: this.pieces })
      return { keys: goods === 'mall' ? skuId : id, property, property2: '', num: this.pieces, info: {} }
    }
    const { keys = id, property = '', property2 = '' } = this.options
    const num = this.source?.num ?? (this.asksPeople ? this.entrants.count : this.pieces)
    const { of } = this.source ?? {}
    if (of === undefined) return { keys, property, property2, num, info: {} }
    const target = { orderType: of, property, property2 }
    return { keys, property: JSON.stringify(target), property2: 'deposit', num, info: {} }
  }

  /** True when something is sent to the buyer by what is chosen. */
  get needsAddress(): boolean {
    const { source, chosen } = this
    const isChosen = ({ field, id }: OrderOption) => chosen[field] === id
    return (source?.needAddress ?? false) && !source?.options.some((one) => one.noAddress && isChosen(one))
  }

  /** The lines of goods, as far as they are known before the price. */
  get lines(): readonly OrderLine[] {
    if (!this.parts.goods) return []
    const pieces = piecesOf(this.chosen)
    return (this.source?.options ?? []).flatMap(({ id, name, price }) => {
      const num = pieces[id] ?? 0
      return num > 0 ? [{ key: id, title: name, num, price, amount: price * num }] : []
    })
  }

  /** Changes the number of pieces of a sku; 0 removes it. The last line stays. */
  setPieces(skuId: string, num: number): void {
    const { goods, keep } = this.parts
    const wanted = Object.entries({ ...piecesOf(this.chosen), [skuId]: num }).filter(([, one]) => one > 0)
    const pieces = Object.fromEntries(wanted)
    if (!goods || Object.keys(pieces).length === 0) return
    const { property2, info } = this.chosen
    const total = Object.values(pieces).reduce((sum, one) => sum + one, 0)
    this.changed = {
      ...{ property2, info, num: total, property: JSON.stringify(pieces) },
      keys: keysOf(goods, Object.keys(pieces), this.source?.options ?? []),
    }
    keep?.(this.changed)
  }

  /** Place of the item and time of the selection; null for an item without a date. */
  get event(): EventFacts | null {
    const { source, chosen } = this
    if (!source?.event) return null
    const session = sessionOf(chosen)
    const { startsAt, endsAt } = source.options.find(({ field, id }) => field === 'property' && id === session) ?? {}
    return { title: source.title, ...source.event, ...(startsAt === undefined ? {} : { startsAt, endsAt }) }
  }

  /** Insurance for all people in fen; null when none is offered. */
  get insuranceFee(): number | null {
    const each = this.source?.insurance
    return typeof each === 'number' ? each * this.chosen.num : null
  }

  /**
   * Takes the source. When checkout was opened directly, selects available options, so that there is a price at once.
   */
  draw(source: OrderSource | null): void {
    const typed = this.source === null ? this.parts.typed?.() : null
    this.source = source
    if (!source || !this.isDirect) return
    this.entrants.ask(source.form.filter(({ perEntrant, id }) => perEntrant && id !== 'name' && id !== 'mobile'))
    if (typed) this.restore(typed, source)
    for (const { field, options } of this.optionGroups) {
      const first = options.find(({ left }) => left === null || left > 0) ?? options[0]
      if (first && !this.options[field]) this.options = { ...this.options, [field]: first.id }
    }
  }

  /** Shows prices and stock as they are now. What is not on sale any more stays where it was chosen, without a piece. */
  renew(source: OrderSource | null): void {
    if (!source) return
    const { options } = source
    const before = this.source?.options ?? []
    const now = (one: OrderOption) =>
      options.find(({ field, id }) => field === one.field && id === one.id) ?? { ...one, left: 0 }
    const added = options.filter(({ field, id }) => !before.some((one) => one.field === field && one.id === id))
    this.source = { ...source, options: [...before.map(now), ...added] }
  }

  /** Takes up what was typed; an option that is gone or full is chosen anew. */
  private restore({ options, answers, pieces, people }: ChoiceDraft, source: OrderSource): void {
    const isFree = ({ field, id, left }: OrderOption) => options[field] === id && (left === null || left > 0)
    for (const { field, id } of source.options.filter(isFree)) this.options = { ...this.options, [field]: id }
    this.answers = answers
    this.entrants.restore(people)
    this.setCount(this.asksPeople ? this.entrants.count : pieces)
  }

  pick(field: OptionField, id: string): void {
    this.options = { ...this.options, [field]: id }
  }

  setCount(count: number): void {
    if (this.asksPeople) this.entrants.setCount(count)
    else this.pieces = Math.min(this.parts.max, Math.max(1, count))
  }

  answer(id: string, value: string): void {
    this.answers = { ...this.answers, [id]: value }
  }

  /** The first error; null when the selection can be ordered. */
  check(): ChoiceProblem | null {
    this.tried = true
    if (this.openField) return { kind: 'option', field: this.openField }
    if (this.asksPeople && !this.entrants.ready()) {
      const first = this.entrants.firstProblem
      if (first) return { kind: 'entrant', ...first }
    }
    const missing = this.onceAsked.find(({ id, must }) => must && !this.answers[id]?.trim())
    return missing ? { kind: 'answer', id: missing.id } : null
  }

  /** The parameters of the order, with people and answers. */
  complete(): CheckoutChoice {
    const { chosen } = this
    if (!this.isDirect) return chosen
    const entrants: readonly Entrant[] = this.asksPeople ? (this.entrants.ready() ?? []) : []
    return {
      ...chosen,
      info: {
        ...(entrants.length > 0 ? { entrants } : {}),
        ...(Object.keys(this.answers).length > 0 ? { answers: this.answers } : {}),
      },
    }
  }
}
