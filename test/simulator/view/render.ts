import type { DataHost } from '../runtime/DataHost'
import { evaluateAttribute, evaluateData, interpolate, type Scope } from './evaluate'
import type { TemplateNode } from './parseTemplate'
import type { TemplateFile } from './TemplateFiles'
import type { EventBinding, ViewElement, ViewNode } from './ViewNode'

export interface RenderContext {
  readonly prefix: 'wx:' | 'tt:'
  template(host: DataHost): TemplateFile
  missingTemplate(name: string): void
  /** The component for a tag in this host, mounted or updated with its properties; undefined for a native tag. */
  component(host: DataHost, tag: string, key: string, properties: ReadonlyMap<string, unknown>): DataHost | undefined
}

interface Place {
  readonly context: RenderContext
  readonly host: DataHost
  readonly file: TemplateFile
  readonly scope: Scope
  readonly parent: ViewElement | null
  readonly out: ViewNode[]
}

const BINDING = /^(?:(capture-)?(bind|catch|mut-bind):?)(.+)$/
const camelCase = (name: string) => name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

export function renderHost(context: RenderContext, host: DataHost, parent: ViewElement | null): ViewNode[] {
  const file = context.template(host)
  const out: ViewNode[] = []
  renderNodes(file.body, { context, host, file, scope: { ...host.data, ...file.scripts }, parent, out })
  return out
}

function renderNodes(nodes: readonly TemplateNode[], place: Place): void {
  const { prefix } = place.context
  let chainTaken = false
  for (const node of nodes) {
    if (node.kind === 'text') {
      const text = interpolate(node.text, place.scope)
      if (text) place.out.push({ kind: 'text', text, parent: place.parent })
      continue
    }
    const has = (name: string) => node.attributes.has(prefix + name)
    const test = (name: string) => Boolean(evaluateAttribute(node.attributes.get(prefix + name) ?? '', place.scope))
    if (has('for')) {
      renderEach(node, place)
      continue
    }
    if (has('if')) chainTaken = test('if')
    else if (has('elif')) {
      if (chainTaken || !test('elif')) continue
      chainTaken = true
    } else if (has('else')) {
      if (chainTaken) continue
    }
    if (has('if') && !chainTaken) continue
    renderNode(node, place)
  }
}

function renderEach(node: TemplateNode & { kind: 'element' }, place: Place): void {
  const { prefix } = place.context
  const list = evaluateAttribute(node.attributes.get(`${prefix}for`) as string, place.scope)
  const item = node.attributes.get(`${prefix}for-item`) ?? 'item'
  const index = node.attributes.get(`${prefix}for-index`) ?? 'index'
  const rows = Array.isArray(list) ? list.entries() : Object.entries((list as object | null) ?? {})
  for (const [key, value] of rows)
    renderNode(node, { ...place, scope: { ...place.scope, [item]: value, [index]: key } })
}

function renderNode(node: TemplateNode & { kind: 'element' }, place: Place): void {
  if (node.tag === 'block') renderNodes(node.children, place)
  else if (node.tag === 'template') renderTemplate(node, place)
  else renderElement(node, place)
}

function renderElement(node: TemplateNode & { kind: 'element' }, place: Place): void {
  const attributes = new Map<string, unknown>()
  const bindings = new Map<string, EventBinding>()
  const dataset: Record<string, unknown> = {}
  for (const [name, text] of node.attributes) {
    if (name.startsWith(place.context.prefix)) continue
    const binding = BINDING.exec(name)
    const value = evaluateAttribute(text, place.scope)
    if (binding) bindings.set(binding[3] as string, { method: String(value), stops: binding[2] === 'catch' })
    else if (name.startsWith('data-')) dataset[camelCase(name.slice(5))] = value
    else if (value !== undefined) attributes.set(name, value)
  }
  const key =
    typeof dataset.sid === 'string' ? dataset.sid : `${place.parent?.key ?? place.host.id}/${place.out.length}`
  const component = place.context.component(place.host, node.tag, key, attributes)
  const element: ViewElement = {
    kind: 'element',
    tag: node.tag,
    attributes,
    bindings,
    dataset,
    host: place.host,
    key,
    parent: place.parent,
    children: [],
    component,
  }
  place.out.push(element)
  if (component) element.children.push(...renderHost(place.context, component, element))
  else renderNodes(node.children, { ...place, parent: element, out: element.children })
}

function renderTemplate(node: TemplateNode & { kind: 'element' }, place: Place): void {
  const name = String(evaluateAttribute(node.attributes.get('is') ?? '', place.scope))
  const template = place.file.templates.get(name)
  if (!template) {
    // The platform reports this on the console and renders nothing.
    place.context.missingTemplate(name)
    return
  }
  const data = evaluateData(node.attributes.get('data') ?? '', place.scope)
  renderNodes(template.body, { ...place, file: template.file, scope: { ...data, ...template.file.scripts } })
}
