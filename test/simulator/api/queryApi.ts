import type { PageHost } from '../runtime/PageHost'
import { type Box, estimateBox } from '../view/estimateBox'
import { selectElements } from '../view/select'
import { attributeText, type ViewElement } from '../view/ViewNode'
import { type ApiSource, sync } from './ApiMethod'

type Tell = (result: unknown) => void

interface Margins {
  readonly top?: number
  readonly bottom?: number
}

const VIEW = { left: 0, top: 0, right: 375, bottom: 603, width: 375, height: 603 }

/** Selector queries and observers on the rendered view. Boxes are estimates, because there is no layout. */
export const queryApi: ApiSource = (simulator) => {
  const { realm } = simulator

  const measure = (page: PageHost, element: ViewElement, fields: Readonly<Record<string, unknown>>) => ({
    ...(fields.rect || fields.size ? estimateBox(page, element) : {}),
    ...(fields.id ? { id: attributeText(element, 'id') ?? '' } : {}),
    ...(fields.dataset ? { dataset: element.dataset } : {}),
    ...(fields.scrollOffset ? { scrollTop: 0, scrollLeft: 0, scrollHeight: 0, scrollWidth: 0 } : {}),
  })

  const createSelectorQuery = () => {
    const page = simulator.stack.top
    const asks: { answer: () => unknown; tell?: Tell }[] = []
    const nodes = (find: () => unknown[], single: boolean) => {
      const ask = (fields: Record<string, unknown>, tell?: Tell) => {
        const answer = () => {
          const found = find().map((element) => measure(page as PageHost, element as ViewElement, fields))
          return realm.copy(single ? (found[0] ?? null) : found)
        }
        asks.push({ answer, tell })
        return query
      }
      return {
        boundingClientRect: (tell?: Tell) => ask({ rect: true, size: true, id: true, dataset: true }, tell),
        scrollOffset: (tell?: Tell) => ask({ scrollOffset: true, id: true }, tell),
        fields: (fields: Record<string, unknown>, tell?: Tell) => ask(fields, tell),
        context: (tell?: Tell) => ask({}, tell),
        node: (tell?: Tell) => {
          simulator.unsupported('SelectorQuery.node (canvas)')
          return ask({}, tell)
        },
      }
    }
    const find = (selector: string) => () => (page ? selectElements(selector, page.view.roots()) : [])
    const query = {
      in: () => query,
      select: (selector: string) => nodes(find(selector), true),
      selectAll: (selector: string) => nodes(find(selector), false),
      selectViewport: () => ({
        ...nodes(() => [], true),
        boundingClientRect: (tell?: Tell) => {
          asks.push({
            answer: () => realm.copy(VIEW),
            tell,
          })
          return query
        },
        scrollOffset: (tell?: Tell) => {
          asks.push({ answer: () => realm.copy({ scrollTop: page?.scrollTop ?? 0, scrollLeft: 0 }), tell })
          return query
        },
      }),
      exec: (tell?: Tell) => {
        setTimeout(() => {
          const answers = asks.map(({ answer }) => answer())
          asks.forEach((ask, index) => {
            simulator.guard(() => ask.tell?.(answers[index]))
          })
          simulator.guard(() => tell?.(answers))
        }, 0)
        return query
      },
    }
    return query
  }

  /**
   * Without margins everything counts as visible, so lazy pictures load at once. With margins the estimated boxes
   * decide, and every change of an element is reported.
   */
  const createIntersectionObserver = () => {
    let connected = true
    let margins: Margins | null = null
    let watched: { readonly page: PageHost; readonly look: () => void } | null = null
    const isNear = ({ top, bottom }: Box) =>
      margins === null || (bottom > -(margins.top ?? 0) && top < VIEW.height + (margins.bottom ?? 0))
    const observer = {
      relativeTo: () => observer,
      relativeToViewport(given: Margins = {}) {
        margins = given.top === undefined && given.bottom === undefined ? null : given
        return observer
      },
      observe(selector: string, tell: Tell) {
        const page = simulator.stack.top
        const known = new Map<string, boolean>()
        const look = () => {
          if (!connected || !page || !simulator.stack.pages.includes(page)) return
          for (const element of selectElements(selector, page.view.roots())) {
            const box = estimateBox(page, element)
            const id = attributeText(element, 'id')
            const near = isNear(box)
            // Far elements are not reported at first: the platform begins with a ratio of 0.
            if ((known.get(String(id)) ?? false) === near && margins) continue
            known.set(String(id), near)
            const event = { id, dataset: element.dataset, intersectionRatio: near ? 1 : 0 }
            const rects = { boundingClientRect: box, intersectionRect: box, relativeRect: box }
            simulator.guard(() => tell(realm.copy({ ...event, ...rects })))
          }
        }
        setTimeout(look, 0)
        if (!page || !margins) return
        watched = { page, look }
        page.sights.add(look)
      },
      disconnect() {
        connected = false
        watched?.page.sights.delete(watched.look)
      },
    }
    return observer
  }

  return {
    createSelectorQuery: sync(createSelectorQuery),
    createIntersectionObserver: sync(createIntersectionObserver),
  }
}
