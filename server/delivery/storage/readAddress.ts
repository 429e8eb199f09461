import type { Services } from '../../call/Context'

/** Long enough to view a page, too short to pass an address on. */
const LIFE_MS = 15 * 60_000

type Signing = Pick<Services, 'secrets' | 'clock'>

/** The address of a private upload on a host, signed and expiring, with the parameters of an object store. */
export function readAddress({ secrets, clock }: Signing, origin: string, key: string): string {
  const Expires = String(Math.floor((clock() + LIFE_MS) / 1000))
  const Signature = secrets.sign('upload-read', `${key}:${Expires}`)
  return `${origin}/oss/${key}?${new URLSearchParams({ Expires, Signature })}`
}

/** True while an address's parameters allow reading the upload. */
export const mayRead = (
  { secrets, clock }: Signing,
  key: string,
  { Expires = '', Signature = '' }: { readonly Expires?: string; readonly Signature?: string },
): boolean => Number(Expires) * 1000 > clock() && secrets.verify('upload-read', `${key}:${Expires}`, Signature)
