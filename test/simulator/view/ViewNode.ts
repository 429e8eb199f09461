import type { DataHost } from '../runtime/DataHost'

export interface EventBinding {
  /** Name of the method of the page or component that gets the event. */
  readonly method: string
  /** `catch` stops the event there, `bind` lets it rise. */
  readonly stops: boolean
}

export interface ViewElement {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: ReadonlyMap<string, unknown>
  readonly bindings: ReadonlyMap<string, EventBinding>
  readonly dataset: Readonly<Record<string, unknown>>
  /** The page or component in whose template the element stands: its methods get the events. */
  readonly host: DataHost
  /** Stays the same from one rendering to the next. */
  readonly key: string
  parent: ViewElement | null
  readonly children: ViewNode[]
  /** Set when the element is an instance of a component with a template of its own. */
  readonly component?: DataHost
}

export interface ViewText {
  readonly kind: 'text'
  readonly text: string
  parent: ViewElement | null
}

export type ViewNode = ViewElement | ViewText

export function* walk(nodes: readonly ViewNode[]): Generator<ViewElement> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    yield node
    yield* walk(node.children)
  }
}

export function attributeText(element: ViewElement, name: string): string | null {
  const value = element.attributes.get(name)
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const INLINE = new Set(['text', 'label', 'span', 'icon'])

/** As innerText: blocks stand on lines of their own, a text's children run on. */
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
