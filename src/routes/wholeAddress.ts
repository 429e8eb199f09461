import { config } from '@/config'
import { address } from '@/platform/address'

/** The absolute public address of a path of this site, for codes that other phones read. */
export const wholeAddress = (path: string): string => (address.origin() ?? config.gatewayOrigin) + path
