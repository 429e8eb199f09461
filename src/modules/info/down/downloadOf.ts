import type { DownInfo } from '@quanzi/contract'
import type { Environment } from '@/platform/environment/types'

type System = 'ios' | 'android'

interface Download {
  readonly system: System
  /** The store's address for this phone; '' where there is none. */
  readonly address: string
  /** On a desk: what a phone scans. */
  readonly codes: readonly { readonly system: System; readonly address: string }[]
  /** True where the messaging app's browser opens no store. */
  readonly inBrowser: boolean
}

type Seen = Pick<Environment, 'isIos' | 'isAndroid' | 'isMessagingApp' | 'target'>

/** What this device is offered. */
export function downloadOf({ ios, android }: Pick<DownInfo, System>, seen: Seen): Download {
  const system = seen.isIos ? 'ios' : 'android'
  const onPhone = seen.isIos || seen.isAndroid || seen.target !== 'h5'
  const both = [
    { system: 'ios' as const, address: ios },
    { system: 'android' as const, address: android },
  ]
  return {
    system,
    address: onPhone ? (system === 'ios' ? ios : android) : '',
    codes: onPhone ? [] : both.filter(({ address }) => address !== ''),
    inBrowser: seen.isMessagingApp && seen.target === 'h5',
  }
}
