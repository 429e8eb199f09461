import { CF_FREE, CF_FREE_TIER, type CfTier, isCfAmount, parseYuan } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'

const MOST_WORDS = 200

/** What somebody gives to a project, of which this much is still open. */
export class SupportForm {
  tiers: readonly CfTier[] = []
  remaining = 0
  /** The chosen tier; '' while an own amount is typed. */
  tierId = ''
  num = 1
  typed = ''
  message = ''
  anonymous = false
  tried = false

  constructor() {
    makeAutoObservable(this)
  }

  /** What the project says now. A choice that has become too much is taken back. */
  begin(tiers: readonly CfTier[], remaining: number): void {
    this.tiers = tiers
    this.remaining = remaining
    if (this.tierId !== '' && !this.fits(this.tierId)) this.tierId = ''
    this.num = Math.max(1, Math.min(this.num, this.mostNum))
  }

  /** True for a tier of which at least one can still be given. */
  fits(id: string): boolean {
    return (this.tiers.find((tier) => tier.id === id)?.price ?? Number.POSITIVE_INFINITY) <= this.remaining
  }

  get tier(): CfTier | null {
    return this.tiers.find(({ id }) => id === this.tierId) ?? null
  }

  get mostNum(): number {
    return this.tier ? Math.max(1, Math.min(99, Math.floor(this.remaining / this.tier.price))) : 1
  }

  /** Most fen of an own amount. */
  get mostFree(): number {
    return Math.min(CF_FREE.max, this.remaining)
  }

  /** What will be paid, fen; null without a valid choice. */
  get amount(): number | null {
    if (this.tier) return this.tier.price * this.num
    const fen = parseYuan(this.typed.trim())
    return fen !== null && isCfAmount(fen, this.remaining) ? fen : null
  }

  get isLong(): boolean {
    return [...this.message.trim()].length > MOST_WORDS
  }

  choose(id: string): void {
    if (!this.fits(id)) return
    this.tierId = id
    this.typed = ''
    this.num = 1
  }

  type(yuan: string): void {
    this.typed = yuan
    this.tierId = ''
    this.num = 1
  }

  count(num: number): void {
    this.num = Math.max(1, Math.min(this.mostNum, num))
  }

  write(message: string): void {
    this.message = message
  }

  hide(on: boolean): void {
    this.anonymous = on
  }

  /** What the order says; null when something is wrong, which then shows. */
  wish() {
    this.tried = true
    const { amount } = this
    if (amount === null || this.isLong) return null
    return {
      property: this.tier?.id ?? CF_FREE_TIER,
      property2: this.anonymous ? '1' : '',
      num: this.num,
      remark: this.message.trim(),
      info: { payable: amount, ...(this.tier ? {} : { amount }) },
    }
  }
}
