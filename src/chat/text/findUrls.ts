/** A web address in a text: its position, and the address that a tap opens. */
export interface FoundUrl {
  readonly start: number
  readonly end: number
  /** Always http(s). */
  readonly href: string
}

// Not linkifyjs: it weighs 20 kB and takes Chinese text behind an address into the link: 「https://a.com/x，再说」 becomes
// one link.
const KNOWN = 'com|cn|net|org|edu|gov|io|top|xyz|vip|club|site|shop|info|app|dev|cc|me|tv|co|hk|tw'
const REST = "(?::\\d{2,5})?(?:[/?#][\\w\\-.~:/?#[\\]@!$&'()*+,;=%]*)?"
/**
 * With a scheme any host counts. Without one the host must end in a common top-level domain; mail addresses do not
 * count.
 */
const ADDRESS = new RegExp(
  `https?://(?:(?:[a-z0-9\\u4e00-\\u9fff-]{1,63}\\.){1,8}[a-z]{2,24}|localhost|\\d{1,3}(?:\\.\\d{1,3}){3})${REST}` +
    `|(?:[a-z0-9-]{1,63}\\.){1,8}(?:${KNOWN})(?![\\w@-]|\\.[a-z])${REST}`,
  'gi',
)
const SCHEME = /^https?:\/\//i
const WITHIN_A_WORD = /[\w@./:-]/
const PUNCTUATION = /[.,;:!?'*~]/
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Punctuation at the end, and a closing bracket around an address, do not belong to it. */
function trimmed(found: string): string {
  let address = found
  for (;;) {
    const last = address.charAt(address.length - 1)
    const opener = OPENERS[last]
    const isOutside = opener === undefined ? PUNCTUATION.test(last) : count(address, last) > count(address, opener)
    if (!isOutside) return address
    address = address.slice(0, -1)
  }
}

/** Finds web addresses in a text, also without http://. A character of another alphabet ends an address. */
export function findUrls(text: string): readonly FoundUrl[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index: start = 0 }) => {
    const address = trimmed(found)
    const end = start + address.length
    if (SCHEME.test(address)) return [{ start, end, href: address }]
    if (WITHIN_A_WORD.test(text.charAt(start - 1))) return []
    return [{ start, end, href: `http://${address}` }]
  })
}
