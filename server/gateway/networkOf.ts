import { isIPv6 } from 'node:net'

/**
 * The caller's network for counting: an IPv4 address, or the /64 network of an IPv6 address, because a customer owns
 * all of it and could use another address each time.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const gap = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  const groups = ip.includes('::') ? [...(first ?? []), ...gap, ...(last ?? [])] : (first ?? [])
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
