import { parseYuan } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'

/** The amounts to choose from, yuan. */
export const AMOUNTS = [1, 5, 10, 20, 50, 100] as const

/** What was chosen and typed, kept on the device until the order exists. */
export interface TipDraft {
  readonly chosen: number
  readonly typed: string
  readonly hideName: boolean
}

export function isTipDraft(value: unknown): value is TipDraft {
  if (typeof value !== 'object' || value === null) return false
  const { chosen, typed, hideName } = value as Partial<Record<keyof TipDraft, unknown>>
  return [0, ...AMOUNTS].some((yuan) => yuan === chosen) && typeof typed === 'string' && typeof hideName === 'boolean'
}

const LEAST = 100
const MOST = 50_000
const MOST_WORDS = 50

/** The amount and the message of a tip. */
export class TipStore {
  /** The chosen amount in yuan; 0 while another amount is typed. */
  chosen: number = AMOUNTS[1]
  typed = ''
  hideName = false
  tried = false

  constructor(private readonly kept: { read(): TipDraft | null; write(draft: TipDraft | null): void }) {
    makeAutoObservable<TipStore, 'kept'>(this, { kept: false })
  }

  /** Takes the choices of who is here now. */
  begin(): void {
    Object.assign(this, this.kept.read())
  }

  /** In fen; null for an invalid amount. */
  get amount(): number | null {
    if (this.chosen > 0) return this.chosen * 100
    const fen = parseYuan(this.typed)
    return fen !== null && fen >= LEAST && fen <= MOST ? fen : null
  }

  choose(yuan: number): void {
    this.change({ chosen: yuan, typed: '' })
  }

  type(yuan: string): void {
    this.change({ chosen: 0, typed: yuan })
  }

  hide(on: boolean): void {
    this.change({ hideName: on })
  }

  /** The order exists: a later visit begins anew. */
  sent(): void {
    this.kept.write(null)
  }

  private change(change: Partial<TipDraft>): void {
    Object.assign(this, change)
    const { chosen, typed, hideName } = this
    this.kept.write({ chosen, typed, hideName })
  }

  /** The amount to pay in fen; null when the amount or the message is invalid, which then shows. */
  ready(message: string): number | null {
    this.tried = true
    return isLong(message) ? null : this.amount
  }
}

export const isLong = (message: string): boolean => [...message.trim()].length > MOST_WORDS
