import type { DistributionStore } from './DistributionStore'
import type { MemberStore } from './MemberStore'
import type { NativeStore } from './native/NativeStore'
import type { PickedPlaceStore } from './PickedPlaceStore'
import type { PrepayStore } from './PrepayStore'
import type { TenantStore } from './TenantStore'

/** The stores that outlive a screen. */
export interface Session {
  readonly tenant: TenantStore
  readonly member: MemberStore
  readonly native: NativeStore
  readonly prepay: PrepayStore
  readonly distribution: DistributionStore
  readonly pickedPlace: PickedPlaceStore
}
