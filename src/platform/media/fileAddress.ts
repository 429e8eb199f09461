import { config } from '@/config'

/**
 * The absolute address of an uploaded file. A mini-program takes a path that begins with a slash for a file of its
 * package.
 */
export const fileAddress = (address: string): string =>
  address[0] === '/' ? (address[1] === '/' ? 'https:' : config.gatewayOrigin) + address : address
