const PROCESS = 'x-oss-process='
const MAX_WIDTH = 4096
// Vector pictures have no width to reduce, and videos are not pictures.
const NOT_RESIZED = /\.(?:svg|mp4)$/i

/** The signature of an address covers its suffix: the bucket refuses another suffix. */
const SIGNED = /[?&](?:x-oss-)?signature=/i

const isBucket = (address: string, buckets: readonly string[]): boolean =>
  /^(?:https?:)?\/\/[^/?#]+\.aliyuncs\.com(?:[/:]|$)/i.test(address) ||
  buckets.some((prefix) => prefix !== '' && address.startsWith(prefix))

function withWidth(process: string, width: number): string {
  const resize = `resize,w_${width}`
  if (!process.startsWith('image/')) return process
  return /\/resize,[^/]*/.test(process) ? process.replace(/\/resize,[^/]*/, `/${resize}`) : `${process}/${resize}`
}

/**
 * The address of a cloud-storage picture, reduced to a width by the suffix `?x-oss-process=image/resize,w_N`
 * (shell-and-routes §9). Keeps other query parameters and the fragment; replaces an earlier width. Returns addresses
 * outside the buckets, `data:` and `blob:` addresses, vector pictures, videos and signed addresses unchanged.
 * @param width device px, rounded up, at most 4096
 * @param buckets address prefixes of the tenant's own storage, e.g. `https://cdn.example.com/`
 */
export function imageAtWidth(address: string, width: number, buckets: readonly string[] = []): string {
  const at = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(address)
  if (at === null || !(width > 0)) return address
  const [, path = '', query = '', fragment = ''] = at
  if (!isBucket(path, buckets) || NOT_RESIZED.test(path) || SIGNED.test(query)) return address
  const wanted = Math.min(MAX_WIDTH, Math.ceil(width))
  const parameters = query.slice(1).split('&').filter(Boolean)
  const index = parameters.findIndex((parameter) => parameter.startsWith(PROCESS))
  if (index < 0) parameters.push(`${PROCESS}image/resize,w_${wanted}`)
  else parameters[index] = PROCESS + withWidth((parameters[index] ?? '').slice(PROCESS.length), wanted)
  return `${path}?${parameters.join('&')}${fragment}`
}
