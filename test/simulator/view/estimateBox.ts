import type { PageHost } from '../runtime/PageHost'
import { attributeText, innerText, type ViewElement, type ViewNode } from './ViewNode'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

const WIDTH = 375
const LINE = 24
const PICTURE = 180

const isLeaf = (element: ViewElement) => !element.children.some((child) => child.kind === 'element')

/** The height that the app itself gives an element. */
function givenHeight(element: ViewElement): number | null {
  const [, value, unit] = /(?:^|;)\s*height:\s*([\d.]+)(r?px)/.exec(attributeText(element, 'style') ?? '') ?? []
  return value === undefined ? null : Number(value) / (unit === 'rpx' ? 2 : 1)
}

function leafHeight(element: ViewElement): number {
  const given = givenHeight(element)
  if (given !== null) return given
  if (element.tag === 'image' || element.tag === 'video' || element.tag === 'swiper') return PICTURE
  if (element.tag === 'input' || element.tag === 'button') return 44
  return innerText(element.children) ? LINE : 0
}

const hasOneOf = (element: ViewElement, names: ReadonlySet<string>): boolean =>
  Boolean(
    attributeText(element, 'class')
      ?.split(' ')
      .some((name) => names.has(name)),
  )

/** True when the app's styles lay out the children of an element in one line. */
const areBesides = (page: PageHost, element: ViewElement): boolean => hasOneOf(element, page.view.places.lines)

function heightOf(page: PageHost, element: ViewElement): number {
  if (isLeaf(element)) return leafHeight(element)
  const heights = elementsOf(element.children).map((child) => heightOf(page, child))
  return areBesides(page, element) ? Math.max(...heights) : heights.reduce((sum, height) => sum + height, 0)
}

const elementsOf = (nodes: readonly ViewNode[]): ViewElement[] => nodes.filter((node) => node.kind === 'element')

/** The elements in the order in which they are shown. */
function shownOrder(page: PageHost, nodes: readonly ViewNode[]): ViewElement[] {
  const elements = elementsOf(nodes)
  const isLast = (one: ViewElement) => hasOneOf(one, page.view.places.last)
  return [...elements.filter((one) => !isLast(one)), ...elements.filter(isLast)]
}

/** Total height of the elements above this one. */
function topOf(page: PageHost, element: ViewElement): number {
  const { parent } = element
  const above = parent ? topOf(page, parent) : 0
  if (parent && areBesides(page, parent)) return above
  const siblings = shownOrder(page, parent ? parent.children : page.view.roots())
  const before = siblings.slice(0, siblings.indexOf(element))
  return before.reduce((sum, one) => sum + heightOf(page, one), above)
}

/**
 * There is no layout engine: what stands in one line is as high as the highest, all else is stacked in document order.
 * Enough for code that needs some box, and for `size()` of an empty element; do not assert these figures.
 */
export function estimateBox(page: PageHost, element: ViewElement): Box {
  const height = heightOf(page, element)
  const top = topOf(page, element) - page.scrollTop
  return { left: 0, top, right: WIDTH, bottom: top + height, width: WIDTH, height }
}

export const estimateHeight = (page: PageHost): number =>
  elementsOf(page.view.roots()).reduce((sum, element) => sum + heightOf(page, element), 0)
