import type { Region, Regions } from '../regions/regions'

/** The parts of an address in a pasted text; '' for a part that it lacks. */
export interface PastedAddress {
  readonly name: string
  readonly mobile: string
  /** Region names joined by spaces. */
  readonly region: string
  readonly detail: string
  readonly postCode: string
}

const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|收货地址|详细地址|地址|地区|邮政编码|邮编)\s*[:：]?/g
const SEPARATORS = /[\s,，;；|、:：]+/g
const MOBILE = /(?:\+?86[ -]?)?(1[3-9]\d(?:[ -]?\d{4}){2})(?!\d)/
const POST_CODE = /(?<!\d)\d{6}(?!\d)/
/** Endings of place names that people often leave out. */
const ENDING = /(?:省|市|自治区|特别行政区|壮族|回族|维吾尔|地区|自治州|盟|区|县|旗)+$/
/** A character that occurs in places but not in names of people. */
const PLACE_WORD = /\d|[路街道巷弄号楼室幢栋村镇乡区园苑城厦座层组单元门店]/
const LONGEST_NAME = 20
const LATIN = /^[\p{Script=Latin}.'’-]+$/u

interface Found {
  readonly names: readonly string[]
  /** Where it begins and ends in the text. */
  readonly from: number
  readonly to: number
}

/** Finds a name or its short form at or after a position; the full form reaches further. */
function placeOf(text: string, { name }: Region, from: number): { at: number; to: number } | null {
  const short = name.replace(ENDING, '')
  for (const form of short.length > 1 ? [name, short] : [name]) {
    const at = text.indexOf(form, from)
    if (at >= 0) return { at, to: at + form.length }
  }
  return null
}

/** The first place of a level; in the same position the longest. */
function firstOf(text: string, places: readonly Region[], from: number, near: number) {
  let best: { place: Region; at: number; to: number } | null = null
  for (const place of places) {
    const found = placeOf(text, place, from)
    if (!found || found.at > near) continue
    if (!best || found.at < best.at || (found.at === best.at && found.to > best.to)) best = { place, ...found }
  }
  return best
}

/** Maximum number of characters between two levels: a separator and the ending of the level above. */
const GAP = 4

/**
 * The places in a text: from the province down, or from the city down when the province is left out. Null for less
 * than a complete place.
 */
function regionOf(text: string, regions: Regions): Found | null {
  const all = regions.children()
  const named = firstOf(text, all, 0, text.length)
  const anyCity = firstOf(
    text,
    all.flatMap(({ value }) => regions.children(value)),
    0,
    text.length,
  )
  // A street may have the name of another province: the first place in the text counts.
  const province = named && (!anyCity || named.at <= anyCity.at) ? named : null
  const city = province
    ? firstOf(text, regions.children(province.place.value), province.to, province.to + GAP)
    : anyCity
  const first = province ?? city
  if (!first) return null
  // A municipality is both province and city; its districts follow directly.
  const above = city ? [city.place] : regions.children(first.place.value)
  const after = (city ?? first).to
  const district = firstOf(
    text,
    above.flatMap(({ value }) => regions.children(value)),
    after,
    after + GAP,
  )
  const last = district ?? city ?? first
  const names = regions.path(last.place.value).map(({ name }) => name)
  return regions.isPlace(names.join(' ')) ? { names, from: first.at, to: last.to } : null
}

/**
 * The saved names of a complete place from the names of its regions, the highest first, as other apps write them: with
 * the name of a municipality twice, or without endings. '' for a place that the data do not know.
 */
export function placeNamed(names: readonly string[], regions: Regions): string {
  const text = names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' ')
  const found = regionOf(text, regions)
  return found && found.to === text.length ? found.names.join(' ') : ''
}

/** True for a word that can be a person's name. */
const isName = (word: string): boolean => word.length >= 2 && word.length <= LONGEST_NAME && !PLACE_WORD.test(word)

/**
 * Splits a pasted text, such as a line of a chat, into the parts of a delivery address (screens-commerce §2, address).
 * Runs on the device: nobody else reads the text.
 */
export function parsePastedAddress(pasted: string, regions: Regions): PastedAddress {
  const plain = pasted.replace(LABELS, ' ')
  const mobile = MOBILE.exec(plain)
  const withoutMobile = mobile ? plain.replace(mobile[0], ' ') : plain
  const postCode = POST_CODE.exec(withoutMobile)?.[0] ?? ''
  const text = withoutMobile
    .replace(postCode || /$^/, ' ')
    .replace(SEPARATORS, ' ')
    .trim()
  const region = regionOf(text, regions)
  const before = region ? text.slice(0, region.from).trim() : ''
  const rest = region
    ? text
        .slice(region.to)
        .replace(/^[省市区县]/, '')
        .trim()
    : text
  const words = rest.split(' ').filter(Boolean)
  const heads = before.split(' ').filter(Boolean)
  const name = nameBefore(heads) ?? nameAmong(words, region !== null)
  const detail = words.filter((word) => word !== name).join(' ')
  return {
    name,
    mobile: mobile?.[1]?.replace(/[ -]/g, '') ?? '',
    region: region?.names.join(' ') ?? '',
    detail,
    postCode,
  }
}

/** The name of the person before the address. One in Latin letters may have several words. */
function nameBefore(words: readonly string[]): string | undefined {
  const at = words.findIndex(isName)
  if (at < 0) return undefined
  const rest = words.slice(at + 1).findIndex((word) => !LATIN.test(word))
  const latin = words.slice(at, rest < 0 ? undefined : at + 1 + rest).join(' ')
  return LATIN.test(words[at] ?? '') && latin.length <= LONGEST_NAME ? latin : words[at]
}

/** The name of the person, after the address, or before it when the text has no region. */
function nameAmong(words: readonly string[], hasRegion: boolean): string {
  const last = words[words.length - 1] ?? ''
  if (words.length > 1 && isName(last) && last.length <= 4) return last
  const [first = ''] = words
  return !hasRegion && isName(first) && first.length <= 4 ? first : ''
}
