import { REGIONS_VERSION } from '@quanzi/contract'
import { storage } from '@/platform/storage'
import { gatewayState } from './gatewayState'
import { RegionLoader } from './RegionLoader'
import { send } from './send'

const loader = new RegionLoader({
  fetch: () => send({ url: `${gatewayState.origin}/static/regions-${REGIONS_VERSION}.json`, method: 'GET' }),
  storage,
})

/** The region data set with its index: fetched once and kept on the device. */
export const loadRegions = () => loader.load()
