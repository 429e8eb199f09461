import type { SupplyChainRow } from '@quanzi/contract'

/** A parcel with lines of an order, on its way to the buyer or to the seller. */
export interface Parcel {
  readonly number: string
  /** '' for a return parcel: the buyer chooses the carrier. */
  readonly company: string
  readonly isBack: boolean
  readonly titles: readonly string[]
}

/** The parcels of an order's lines: first those to the buyer, then return parcels. */
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
