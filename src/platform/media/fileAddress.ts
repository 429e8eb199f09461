import { config } from '@/config'

/** Where a mini-program finds a file of ours: there a rooted address is a file of the package. */
export const fileAddress = (address: string): string =>
  address[0] === '/' ? (address[1] === '/' ? 'https:' : config.gatewayOrigin) + address : address
