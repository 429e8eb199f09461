import { isSectionType, type Section } from '@quanzi/contract'

const HEADING = 8

/** True for a section whose list has no items: it does not show. */
function isEmpty({ data }: Section): boolean {
  const lists = ['items', 'coupons', 'skus', 'tabs'] as const
  return lists.some((key) => {
    const list = (data as Readonly<Record<string, unknown>>)[key]
    return Array.isArray(list) && list.length === 0
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The fields that a section of a type requires; every other type requires `items`. */
const NEEDED: Readonly<Record<number, readonly string[]>> = {
  5: ['image', 'areas'],
  7: ['moduleTypes', 'hotWords'],
  8: [],
  12: [],
  16: ['coupons'],
  18: ['html'],
  22: ['tabs'],
  24: ['benefits'],
  25: [],
  33: ['skus'],
}

function lacks({ type, data }: Section): string | undefined {
  const needed = NEEDED[type] ?? ['items']
  return needed.find((key) => {
    const value = (data as Readonly<Record<string, unknown>>)[key]
    return key === 'html' || key === 'image' ? typeof value !== 'string' : !Array.isArray(value)
  })
}

/** A section below a heading shows no title of its own, because the heading is its title. */
const titledByHeading = (section: Section, at: number, all: readonly Section[]): Section =>
  all[at - 1]?.type === HEADING && section.type !== HEADING ? { ...section, title: '' } : section

/**
 * The sections to render. Skips unknown types and sections without data, and logs them; leaves out empty lists
 * (screens-content §2).
 */
export function visibleSections(sections: readonly unknown[], log: (line: string) => void): Section[] {
  const drawable = sections.filter((one): one is Section => {
    const candidate = isObject(one) ? (one as Partial<Section>) : {}
    if (typeof candidate.type !== 'number' || !isSectionType(candidate.type)) {
      log(`section ${String(candidate.id)}: unknown type ${String(candidate.type)}`)
      return false
    }
    if (!isObject(candidate.data)) {
      log(`section ${String(candidate.id)}: no data`)
      return false
    }
    const missing = lacks(candidate as Section)
    if (missing) log(`section ${String(candidate.id)}: no ${missing}`)
    return !missing && !isEmpty(candidate as Section)
  })
  return drawable.map(titledByHeading)
}
