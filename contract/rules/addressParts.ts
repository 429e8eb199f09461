/** The endings of province, city and district names; the detail of an address follows them. */
const REGION = /(?:省|市|区|县|旗|州|盟|地区|新区|林区|特区|行政区|行政单位|直辖|辖区)$/
const LEVELS = 3

/** The two parts of a delivery address (screens-commerce §4). */
export interface AddressParts {
  /** Region names joined by spaces. */
  readonly region: string
  readonly detail: string
}

/** A delivery address as saved: region names and detail, separated by spaces (screens-commerce §4). */
export const joinAddress = ({ region, detail }: AddressParts): string => `${region} ${detail.trim()}`.trim()

/** The two parts of a saved address; without region names it is all detail. */
export function splitAddress(address: string): AddressParts {
  const words = address.trim().split(/\s+/)
  let levels = 0
  while (levels < LEVELS && levels < words.length - 1 && REGION.test(words[levels] ?? '')) levels += 1
  return { region: words.slice(0, levels).join(' '), detail: words.slice(levels).join(' ') }
}
