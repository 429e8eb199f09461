import type { PageHost } from '../runtime/PageHost'
import { innerText, type ViewElement, walk } from './ViewNode'

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

function leafHeight(element: ViewElement): number {
  if (element.tag === 'image' || element.tag === 'video' || element.tag === 'swiper') return PICTURE
  if (element.tag === 'input' || element.tag === 'button') return 44
  return innerText(element.children) ? LINE : 0
}

/**
 * There is no layout engine: leaves are stacked in document order. Enough for code that needs some box, and for
 * `size()` of an empty element; do not assert these figures.
 */
export function estimateBox(page: PageHost, element: ViewElement): Box {
  let top = 0
  let height = 0
  let inside = false
  const within = new Set<ViewElement>([element, ...walk(element.children)])
  for (const other of page.view.elements()) {
    if (within.has(other)) inside = true
    const own = isLeaf(other) ? leafHeight(other) : 0
    if (within.has(other)) height += own
    else if (!inside) top += own
    else break
  }
  const y = top - page.scrollTop
  return { left: 0, top: y, right: WIDTH, bottom: y + height, width: WIDTH, height }
}

export function estimateHeight(page: PageHost): number {
  let height = 0
  for (const element of page.view.elements()) if (isLeaf(element)) height += leafHeight(element)
  return height
}
