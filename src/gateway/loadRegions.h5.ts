import { type Region, Regions } from '@quanzi/contract'

let loading: Promise<Regions> | null = null

/** The region data set with its index: a chunk of its own, loaded when a picker first opens. */
export function loadRegions(): Promise<Regions> {
  loading ??= import(/* webpackChunkName: "regions" */ '../../contract/regions/regions.json').then(
    (file) => new Regions(file.default as readonly Region[]),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
