import fs from 'node:fs'
import path from 'node:path'
import type { Scope } from './evaluate'
import { parseTemplate, type TemplateNode } from './parseTemplate'

export interface TemplateFile {
  readonly body: readonly TemplateNode[]
  /** Own and imported templates, each with the file whose scripts and templates it can use. */
  readonly templates: ReadonlyMap<string, { readonly body: readonly TemplateNode[]; readonly file: TemplateFile }>
  /** Exports of `<wxs module>` and `<sjs module>`. */
  readonly scripts: Scope
}

function loadScript(file: string): unknown {
  const module = { exports: {} as unknown }
  new Function('module', 'exports', fs.readFileSync(file, 'utf8'))(module, module.exports)
  return module.exports
}

/** Reads the built templates (`.wxml`, `.ttml`) once each. */
export class TemplateFiles {
  private readonly files = new Map<string, TemplateFile>()

  constructor(private readonly dist: string) {}

  /** `name` is relative to the build's root, without leading slash. */
  get(name: string): TemplateFile {
    const known = this.files.get(name)
    if (known) return known
    const templates: Map<string, { body: readonly TemplateNode[]; file: TemplateFile }> = new Map()
    const scripts: Record<string, unknown> = {}
    const body: TemplateNode[] = []
    const file: TemplateFile = { body, templates, scripts }
    this.files.set(name, file)
    for (const node of parseTemplate(fs.readFileSync(path.join(this.dist, name), 'utf8'))) {
      if (node.kind === 'text') {
        body.push(node)
        continue
      }
      const source = node.attributes.get('src') ?? ''
      const beside = source.startsWith('/') ? source.slice(1) : path.posix.join(path.posix.dirname(name), source)
      if (node.tag === 'import') {
        // An import brings the templates that a file defines, not those that it imports itself.
        const imported = this.get(beside)
        for (const [key, template] of imported.templates) {
          if (template.file === imported && !templates.has(key)) templates.set(key, template)
        }
      } else if (node.tag === 'wxs' || node.tag === 'sjs') {
        scripts[node.attributes.get('module') ?? ''] = loadScript(path.join(this.dist, beside))
      } else if (node.tag === 'template' && node.attributes.has('name')) {
        templates.set(node.attributes.get('name') as string, { body: node.children, file })
      } else {
        body.push(node)
      }
    }
    return file
  }
}
