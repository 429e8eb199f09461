import { parseYuan } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'

/** The amounts to choose from, yuan. */
export const AMOUNTS = [1, 5, 10, 20, 50, 100] as const

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

  /** @param kept the other amount, as typed before a reload */
  constructor(private readonly kept: { read(): string | null; write(typed: string | null): void }) {
    makeAutoObservable<TipStore, 'kept'>(this, { kept: false })
  }

  /** Takes the amount of who is here now. */
  begin(): void {
    const typed = this.kept.read()
    if (typed) this.type(typed)
  }

  /** In fen; null for an invalid amount. */
  get amount(): number | null {
    if (this.chosen > 0) return this.chosen * 100
    const fen = parseYuan(this.typed)
    return fen !== null && fen >= LEAST && fen <= MOST ? fen : null
  }

  choose(yuan: number): void {
    this.chosen = yuan
    this.typed = ''
    this.kept.write(null)
  }

  type(yuan: string): void {
    this.typed = yuan
    this.chosen = 0
    this.kept.write(yuan || null)
  }

  /** The order exists: a later visit begins anew. */
  sent(): void {
    this.kept.write(null)
  }

  hide(on: boolean): void {
    this.hideName = on
  }

  /** The amount to pay in fen; null when the amount or the message is invalid, which then shows. */
  ready(message: string): number | null {
    this.tried = true
    return isLong(message) ? null : this.amount
  }
}

export const isLong = (message: string): boolean => [...message.trim()].length > MOST_WORDS
