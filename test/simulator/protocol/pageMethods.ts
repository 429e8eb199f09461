import { readData } from '../runtime/applyData'
import { copyForView, type Data } from '../runtime/DataHost'
import type { Simulator } from '../runtime/Simulator'
import { estimateHeight } from '../view/estimateBox'
import { selectElement, selectElements } from '../view/select'
import type { ViewElement } from '../view/ViewNode'
import type { ProtocolMethods } from './ProtocolMethods'

interface OnPage {
  readonly pageId: string
}

export const elementSummary = ({ key, tag }: ViewElement) => ({ elementId: key, tagName: tag })

export function pageMethods(simulator: Simulator): ProtocolMethods {
  const windowProperties = (pageId: string): Record<string, unknown> => {
    const page = simulator.page(pageId)
    return {
      'document.documentElement.scrollWidth': 375,
      'document.documentElement.scrollHeight': estimateHeight(page),
      'document.documentElement.scrollTop': page.scrollTop,
      'document.body.scrollTop': page.scrollTop,
    }
  }
  return {
    'Page.getElement': ({ pageId, selector }: OnPage & { selector: string }) => {
      const element = selectElement(selector, simulator.page(pageId).view.roots())
      if (!element) throw new Error('no such element')
      return elementSummary(element)
    },
    'Page.getElements': ({ pageId, selector }: OnPage & { selector: string }) => ({
      elements: selectElements(selector, simulator.page(pageId).view.roots()).map(elementSummary),
    }),
    'Page.getData': ({ pageId, path }: OnPage & { path?: string }) => ({
      data: readData(simulator.page(pageId).data, path) ?? null,
    }),
    'Page.setData': ({ pageId, data }: OnPage & { data: Data }) =>
      new Promise<void>((resolve) => {
        const page = simulator.page(pageId)
        ;(page.instance.setData as (data: Data, done: () => void) => void)(copyForView(data), resolve)
      }),
    'Page.callMethod': async ({ pageId, method, args = [] }: OnPage & { method: string; args?: unknown[] }) => {
      const page = simulator.page(pageId)
      if (!page.method(method)) throw new Error(`page.${method} not exists`)
      return { result: await page.call(method, ...args.map((argument) => simulator.realm.copy(argument))) }
    },
    'Page.getWindowProperties': ({ pageId, names }: OnPage & { names: readonly string[] }) => {
      const known = windowProperties(pageId)
      return { properties: names.map((name) => known[name] ?? null) }
    },
  }
}
