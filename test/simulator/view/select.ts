import { selectAll, selectOne } from 'css-select'
import { attributeText, innerText, type ViewElement, type ViewNode } from './ViewNode'

const isElement = (node: ViewNode): node is ViewElement => node.kind === 'element'

/** Top-level nodes have no parent: keeps them as siblings for `:first-child` and the like. */
function adapterFor(roots: readonly ViewNode[]) {
  const children = (node: ViewNode): ViewNode[] => (isElement(node) ? node.children : [])
  return {
    isTag: isElement,
    getAttributeValue: (element: ViewElement, name: string) => attributeText(element, name) ?? undefined,
    getChildren: children,
    getName: (element: ViewElement) => element.tag,
    getParent: (node: ViewNode) => node.parent,
    getSiblings: (node: ViewNode) => (node.parent ? node.parent.children : [...roots]),
    getText: (node: ViewNode) => innerText([node]),
    hasAttrib: (element: ViewElement, name: string) => element.attributes.has(name),
    removeSubsets: (nodes: ViewNode[]) => {
      const all = new Set(nodes)
      return [...all].filter((node) => {
        for (let up = node.parent; up; up = up.parent) if (all.has(up)) return false
        return true
      })
    },
    equals: (a: ViewNode, b: ViewNode) => a === b,
  }
}

/** Like querySelectorAll: searches the descendants of `within`, or the whole page. */
export function selectElements(selector: string, roots: readonly ViewNode[], within?: ViewElement): ViewElement[] {
  const options = { adapter: adapterFor(roots), xmlMode: true, cacheResults: false }
  const nodes = within ? within.children : [...roots]
  return selectAll<ViewNode, ViewElement>(selector, nodes, options)
}

export function selectElement(selector: string, roots: readonly ViewNode[], within?: ViewElement): ViewElement | null {
  const options = { adapter: adapterFor(roots), xmlMode: true, cacheResults: false }
  return selectOne<ViewNode, ViewElement>(selector, within ? within.children : [...roots], options)
}
