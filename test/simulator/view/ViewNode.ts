import type { DataHost } from '../runtime/DataHost'

export interface EventBinding {
  /** Name of the page's or component's method for the event. */
  readonly method: string
  /** `catch` stops the event there, `bind` lets it bubble. */
  readonly stops: boolean
}

export interface ViewElement {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: ReadonlyMap<string, unknown>
  readonly bindings: ReadonlyMap<string, EventBinding>
  readonly dataset: Readonly<Record<string, unknown>>
  /** The page or component whose template contains the element; its methods get the events. */
  readonly host: DataHost
  /** The same in every render. */
  readonly key: string
  parent: ViewElement | null
  readonly children: ViewNode[]
  /** Set for an instance of a component with its own template. */
  readonly component?: DataHost
}

export interface ViewText {
  readonly kind: 'text'
  readonly text: string
  parent: ViewElement | null
}

export type ViewNode = ViewElement | ViewText

/** All elements of a view, in document order. */
export function walk(nodes: readonly ViewNode[], into: ViewElement[] = []): ViewElement[] {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    into.push(node)
    walk(node.children, into)
  }
  return into
}

export function attributeText(element: ViewElement, name: string): string | null {
  const value = element.attributes.get(name)
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const INLINE = new Set(['text', 'label', 'span', 'icon'])

/** Like innerText: blocks are lines, the children of a text are not separated. */
export function innerText(nodes: readonly ViewNode[]): string {
  let out = ''
  const newLine = () => {
    if (out && !out.endsWith('\n')) out += '\n'
  }
  const add = (node: ViewNode): void => {
    if (node.kind === 'text') {
      out += node.text
      return
    }
    const block = !INLINE.has(node.tag)
    if (block) newLine()
    if (node.tag === 'rich-text') out += richText(node.attributes.get('nodes'))
    else for (const child of node.children) add(child)
    if (block) newLine()
  }
  for (const node of nodes) add(node)
  return out.replace(/\n$/, '')
}

function richText(nodes: unknown): string {
  if (typeof nodes === 'string') return nodes.replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/g, '\n').replace(/<[^>]*>/g, '')
  if (!Array.isArray(nodes)) return ''
  return nodes
    .map((node: { text?: unknown; children?: unknown }) => (node.text ? String(node.text) : richText(node.children)))
    .join('')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<"]/g, (character) => ESCAPES[character] ?? character)

export function toWxml(nodes: readonly ViewNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeText(node.text)
      const attributes = [...node.attributes.keys()]
        .map((name) => [name, attributeText(node, name)] as const)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => ` ${name}="${escapeText(value as string)}"`)
        .join('')
      return `<${node.tag}${attributes}>${toWxml(node.children)}</${node.tag}>`
    })
    .join('')
}
