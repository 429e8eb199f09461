import type { SupplyChainRow } from '@quanzi/contract'

/** A parcel with lines of an order, on its way to the buyer or back. */
export interface Parcel {
  readonly number: string
  /** '' for what comes back: the buyer chooses the carrier. */
  readonly company: string
  readonly isBack: boolean
  readonly titles: readonly string[]
}

/** The parcels of an order's lines: those to the buyer, then those that come back. */
export function parcelsOf(chains: readonly SupplyChainRow[]): readonly Parcel[] {
  const parcels = (isBack: boolean, numberOf: (chain: SupplyChainRow) => string): Parcel[] =>
    [...new Set(chains.map(numberOf))].filter(Boolean).map((number) => {
      const inside = chains.filter((chain) => numberOf(chain) === number)
      return {
        number,
        company: isBack ? '' : (inside[0]?.company ?? ''),
        isBack,
        titles: inside.map(({ title }) => title),
      }
    })
  return [
    ...parcels(false, ({ transportNumber }) => transportNumber),
    ...parcels(true, ({ refund }) => refund?.ems ?? ''),
  ]
}
