/** Schemes of addresses that data may hold: pages, and links of the messaging app to mini-programs. */
const SCHEMES = /^(?:https?:\/\/[^/?#]|weixin:\/\/[^/?#])/i
/** Names of the fields of a stored object that are opened. */
const ADDRESS_NAME = /^(?:url|link|href)$|(?:Url|Link)$/
/** What a browser runs, or opens from the device, wherever it stands. */
const DANGEROUS = /^(?:javascript|vbscript|data|blob|file|about):/i

/** True for controls, spaces and backslashes, which browsers drop or turn into slashes. */
const hasTricks = (address: string): boolean =>
  Array.from(address).some((char) => char <= ' ' || char === '\\' || char === '\u007f')

/**
 * True for an address that may be stored: none, a rooted path of our own, an http or https address, or a link to a
 * mini-program.
 */
export function isStoredAddress(address: string): boolean {
  if (address === '') return true
  if (hasTricks(address)) return false
  return address.startsWith('/') ? !address.startsWith('//') : SCHEMES.test(address)
}

/** The first field of a stored object, its parts included, with an address that may not be stored; null: none. */
export function badAddressIn(stored: unknown, name = ''): string | null {
  if (typeof stored === 'string') {
    // A browser drops what is not seen before and in a scheme.
    const seen = Array.from(stored)
      .filter((char) => char > ' ' && char !== '\u007f')
      .join('')
    const isGood = ADDRESS_NAME.test(name) ? isStoredAddress(stored) : !DANGEROUS.test(seen)
    return isGood ? null : name
  }
  if (typeof stored !== 'object' || stored === null) return null
  for (const [key, value] of Object.entries(stored)) {
    const bad = badAddressIn(value, Array.isArray(stored) ? name : key)
    if (bad !== null) return bad
  }
  return null
}
