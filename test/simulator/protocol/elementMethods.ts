import type { PageHost } from '../runtime/PageHost'
import type { Simulator } from '../runtime/Simulator'
import { dispatchEvent } from '../view/dispatchEvent'
import { estimateBox } from '../view/estimateBox'
import { selectElement, selectElements } from '../view/select'
import { fieldValue, inputText, isChecked, switchElement, tapElement, touchEvent } from '../view/tapElement'
import { attributeText, innerText, toWxml, type ViewElement } from '../view/ViewNode'
import type { ProtocolMethods } from './ProtocolMethods'
import { elementSummary } from './pageMethods'

interface OnElement {
  readonly pageId: string
  readonly elementId: string
}
interface Named extends OnElement {
  readonly names: readonly string[]
}

const LONG_PRESS = 300

export function elementMethods(simulator: Simulator): ProtocolMethods {
  const touched = new Map<string, number>()

  const at = ({ pageId, elementId }: OnElement): { page: PageHost; element: ViewElement } => {
    const page = simulator.page(pageId)
    const element = page.view.find(elementId)
    if (!element) throw new Error(`The element is not on page ${page.path} any more`)
    return { page, element }
  }

  const styleOf = (element: ViewElement, name: string): string => {
    const style = attributeText(element, 'style') ?? ''
    return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim() ?? ''
  }

  const domProperty = (page: PageHost, element: ViewElement, name: string): unknown => {
    if (name === 'innerText' || name === 'textContent') return innerText([element])
    if (name === 'id') return attributeText(element, 'id') ?? ''
    if (name === 'className') return attributeText(element, 'class') ?? ''
    if (!name.startsWith('offset')) return null
    const box = estimateBox(page, element)
    if (name === 'offsetWidth') return box.width
    if (name === 'offsetHeight') return box.height
    if (name === 'offsetLeft') return box.left
    if (name === 'offsetTop') return box.top + page.scrollTop
    return null
  }

  const property = (page: PageHost, element: ViewElement, name: string): unknown => {
    const state = simulator.nativeState(page)
    // The automator asks this first, to learn a component's property names.
    if (name === '__propPublic') {
      return Object.fromEntries(['value', 'checked', ...element.attributes.keys()].map((known) => [known, true]))
    }
    if (name === 'value' && !['image', 'view', 'text'].includes(element.tag)) return fieldValue(element, state)
    if (name === 'checked') return isChecked(element, state)
    return element.attributes.get(name) ?? null
  }

  const touch = (type: string, target: OnElement, data: object): void => {
    const { element } = at(target)
    const key = `${target.pageId} ${target.elementId}`
    if (type === 'touchstart') touched.set(key, performance.now())
    const held = performance.now() - (touched.get(key) ?? Number.POSITIVE_INFINITY)
    if (type === 'touchend' && held >= LONG_PRESS) dispatchEvent(element, touchEvent('longpress'))
    dispatchEvent(element, touchEvent(type, data))
  }

  const functions: Record<string, (page: PageHost, element: ViewElement, ...args: never[]) => unknown> = {
    'input.input': (page, element, text: string) => inputText(element, text, simulator.nativeState(page)),
    'textarea.input': (page, element, text: string) => inputText(element, text, simulator.nativeState(page)),
    'switch.tap': (page, element) => switchElement(element, simulator.nativeState(page)),
    'swiper.swipeTo': (page, element, current: number) => {
      page.view.values.set(element.key, current)
      dispatchEvent(element, { type: 'change', detail: { current, source: 'touch' } })
      dispatchEvent(element, { type: 'animationfinish', detail: { current, source: 'touch' } })
    },
    'slider.slideTo': (page, element, value: number) => {
      page.view.values.set(element.key, value)
      dispatchEvent(element, { type: 'change', detail: { value } })
    },
    'scroll-view.scrollTo': (_page, element, scrollLeft: number, scrollTop: number) =>
      dispatchEvent(element, {
        type: 'scroll',
        detail: { scrollLeft, scrollTop, scrollHeight: 2000, scrollWidth: 375 },
      }),
    'scroll-view.scrollTop': (_page, element) => Number(element.attributes.get('scroll-top') ?? 0),
    'scroll-view.scrollLeft': (_page, element) => Number(element.attributes.get('scroll-left') ?? 0),
    'scroll-view.scrollWidth': (page, element) => estimateBox(page, element).width,
    'scroll-view.scrollHeight': (page, element) => estimateBox(page, element).height,
  }

  return {
    'Element.getElement': (params: OnElement & { selector: string }) => {
      const { page, element } = at(params)
      const found = selectElement(params.selector, page.view.roots(), element)
      if (!found) throw new Error('no such element')
      return elementSummary(found)
    },
    'Element.getElements': (params: OnElement & { selector: string }) => {
      const { page, element } = at(params)
      return { elements: selectElements(params.selector, page.view.roots(), element).map(elementSummary) }
    },
    'Element.tap': async (params: OnElement) => {
      const { page, element } = at(params)
      tapElement(element, simulator.nativeState(page))
      // No user taps again before the screen has reacted to this tap.
      await simulator.slowness.atRest()
    },
    'Element.touchstart': ({ pageId, elementId, ...data }: OnElement) =>
      touch('touchstart', { pageId, elementId }, data),
    'Element.touchmove': ({ pageId, elementId, ...data }: OnElement) => touch('touchmove', { pageId, elementId }, data),
    'Element.touchend': ({ pageId, elementId, ...data }: OnElement) => touch('touchend', { pageId, elementId }, data),
    'Element.triggerEvent': (params: OnElement & { type: string; detail?: { value?: unknown } }) => {
      const { page, element } = at(params)
      if (params.type === 'input' || params.type === 'change') page.view.values.set(element.key, params.detail?.value)
      const detail = simulator.realm.copy(params.detail ?? {})
      const taken = dispatchEvent(element, { type: params.type, detail })
      if (!taken) throw new Error(`<${element.tag}> has no handler of ${params.type}`)
    },
    'Element.getWXML': (params: OnElement & { type: 'inner' | 'outer' }) => {
      const { element } = at(params)
      return { wxml: toWxml(params.type === 'inner' ? element.children : [element]) }
    },
    'Element.getDOMProperties': (params: Named) => {
      const { page, element } = at(params)
      return { properties: params.names.map((name) => domProperty(page, element, name)) }
    },
    'Element.getAttributes': (params: Named) => {
      const { element } = at(params)
      return { attributes: params.names.map((name) => attributeText(element, name)) }
    },
    'Element.getProperties': (params: Named) => {
      const { page, element } = at(params)
      return { properties: params.names.map((name) => property(page, element, name)) }
    },
    'Element.getStyles': (params: Named) => {
      const { element } = at(params)
      return { styles: params.names.map((name) => styleOf(element, name)) }
    },
    'Element.getOffset': (params: OnElement) => {
      const { page, element } = at(params)
      const { left, top } = estimateBox(page, element)
      return { left, top: top + page.scrollTop }
    },
    'Element.callFunction': (params: OnElement & { functionName: string; args?: never[] }) => {
      const { page, element } = at(params)
      const run = functions[params.functionName]
      if (!run) throw new Error(`${params.functionName} is not in this simulator`)
      return { result: run(page, element, ...(params.args ?? [])) ?? null }
    },
  }
}
