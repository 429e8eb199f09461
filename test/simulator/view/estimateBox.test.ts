import type { PageHost } from '../runtime/PageHost'
import { estimateBox, estimateHeight } from './estimateBox'
import type { ViewElement } from './ViewNode'

function element(tag: string, attributes: Readonly<Record<string, string>>, ...children: ViewElement[]): ViewElement {
  const one = { kind: 'element', tag, attributes: new Map(Object.entries(attributes)), parent: null, children }
  for (const child of children) child.parent = one as unknown as ViewElement
  return one as unknown as ViewElement
}

const tall = (height: string) => element('view', { style: `height: ${height}` })

const pageWith = (scrollTop: number, ...roots: ViewElement[]): PageHost =>
  ({
    scrollTop,
    view: { roots: () => roots, places: { lines: new Set(['line']), last: new Set(['last']) } },
  }) as unknown as PageHost

test('elements are placed below each other, with the heights that the app gives them', () => {
  const [first, second] = [tall('600rpx'), element('view', {}, tall('50px'), tall('70px'))]
  const page = pageWith(100, first, second)
  expect(estimateBox(page, second)).toMatchObject({ top: 200, bottom: 320, height: 120 })
  expect(estimateHeight(page)).toBe(420)
})

test('the children of a line are placed beside each other: columns begin at the same height', () => {
  const [low, high] = [element('view', {}, tall('40px')), element('view', {}, tall('90px'))]
  const [line, below] = [element('view', { class: 'a line' }, low, high), tall('10px')]
  const page = pageWith(0, line, below)
  expect([estimateBox(page, low).top, estimateBox(page, high).top, estimateBox(page, below).top]).toEqual([0, 0, 90])
})

test('an element that is shown last stands below the siblings that come after it', () => {
  const [end, body] = [element('view', { class: 'last', style: 'height: 30px' }), tall('80px')]
  const page = pageWith(0, element('view', {}, end, body))
  expect([estimateBox(page, body).top, estimateBox(page, end).top]).toEqual([0, 80])
})
