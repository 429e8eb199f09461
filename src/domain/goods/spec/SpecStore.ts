import { type GoodsDetail, MAX_CART_PIECES, type Sku } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'

/** A choice as stored on the device. */
export interface KeptChoice {
  readonly values: readonly (string | null)[]
  readonly num: number
  /** The sku that the address named when it was made. */
  readonly asked?: string | undefined
}

/** Tells whether a value can be combined with the other choices. */
export type ValueState = 'free' | 'soldOut' | 'none'

interface Parts {
  readonly goods: Pick<GoodsDetail, 'skus' | 'specs'>
  /** The sku that the address names. */
  readonly skuId?: string | undefined
  /** The choice before the goods were read again. */
  readonly now?: KeptChoice | undefined
  readonly kept?: { read(): KeptChoice | null; write(choice: KeptChoice): void }
}

/** The choice of a sku from the matrix of its values, and the number of pieces. */
export class SpecStore {
  values: readonly (string | null)[]
  num = 1
  private readonly goods: Parts['goods']
  private readonly kept: Parts['kept']
  private readonly asked: string | undefined

  constructor({ goods, skuId, now, kept }: Parts) {
    this.goods = goods
    this.kept = kept
    this.asked = skuId
    const asked = goods.skus.find((sku) => sku.skuId === skuId)
    const before = now ?? kept?.read()
    // Another address than that of the last choice names what its reader wants to see.
    const isFresh = asked !== undefined && before?.asked !== skuId
    this.values = isFresh ? asked.values : this.standing(before?.values)
    makeAutoObservable<SpecStore, 'goods' | 'kept' | 'asked'>(this, {
      goods: false,
      kept: false,
      asked: false,
      values: observableRef,
    })
    if (before) this.num = Math.min(Math.max(1, before.num), this.most)
  }

  get specs(): GoodsDetail['specs'] {
    return this.goods.specs
  }

  /** False for goods with one sku: only the number can be chosen. */
  get hasChoice(): boolean {
    return this.goods.skus.length > 1
  }

  /** The chosen sku; null while a choice is missing. */
  get sku(): Sku | null {
    return this.goods.skus.find((sku) => sku.values.every((value, at) => value === this.values[at])) ?? null
  }

  /** The skus that fit the choices so far. */
  get left(): readonly Sku[] {
    return this.goods.skus.filter((sku) => this.values.every((value, at) => value === null || value === sku.values[at]))
  }

  /** The sku for picture and price: the chosen one, else the cheapest that fits. */
  get shown(): Sku | null {
    if (this.sku) return this.sku
    const inStock = this.left.filter(({ stock }) => stock > 0)
    const [first, ...others] = inStock.length > 0 ? inStock : this.left
    return others.reduce((best, one) => (best && best.price <= one.price ? best : one), first) ?? null
  }

  /** The first spec without a choice; null when the sku is chosen. */
  get open(): string | null {
    return this.specs.find((_, at) => this.values[at] === null)?.name ?? null
  }

  /** True when all skus are sold out. */
  get isSoldOut(): boolean {
    return this.goods.skus.every(({ stock }) => stock === 0)
  }

  get choice(): KeptChoice {
    return { values: this.values, num: this.num, asked: this.asked }
  }

  get most(): number {
    return Math.max(1, Math.min(this.sku?.stock ?? MAX_CART_PIECES, MAX_CART_PIECES))
  }

  /** The state of a value beside the choices of the other specs. */
  stateOf(at: number, value: string): ValueState {
    const fitting = this.goods.skus.filter(
      (sku) =>
        sku.values[at] === value &&
        this.values.every((chosen, other) => other === at || chosen === null || chosen === sku.values[other]),
    )
    if (fitting.length === 0) return 'none'
    return fitting.some(({ stock }) => stock > 0) ? 'free' : 'soldOut'
  }

  /** Chooses a value; a second tap deselects it. */
  pick(at: number, value: string): void {
    const next = this.values[at] === value ? null : value
    this.values = this.values.map((chosen, other) => (other === at ? next : chosen))
    this.setNum(this.num)
  }

  setNum(num: number): void {
    this.num = Math.min(Math.max(1, num), this.most)
    this.kept?.write(this.choice)
  }

  /** An earlier choice, as far as it still exists. A spec with a single value is always chosen. */
  private standing(before: readonly (string | null)[] = []): readonly (string | null)[] {
    return this.goods.specs.map(({ values }, at) => {
      const kept = before[at]
      if (kept !== undefined && kept !== null && values.includes(kept)) return kept
      return values.length === 1 ? (values[0] ?? null) : null
    })
  }
}
