import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'acorn'
import type { Compilation, Compiler, Module } from 'webpack'

const root = path.resolve(__dirname, '..')

/** A module that webpack has joined from several modules. */
type Joined = Module & { readonly modules?: readonly Module[]; readonly resource?: string }

/** File of a bundle → module → bytes in the build. */
export type ModuleTable = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Shipped {
  readonly id: string
  readonly bytes: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The name of a module in a bundle's table: `{75798(e,n,t){…},"./a":function(){…}}`. */
function nameOf({ key }: Node): string | null {
  if (!isNode(key)) return null
  return key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? String(key.name) : null
}

/** The modules in the `push([[chunks], {id(){…}}])` of a bundle. */
function shippedIn(source: string): Shipped[] {
  const found: Shipped[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'ArrayExpression' && Array.isArray(value.elements) && isTable(value.elements[1])) {
      for (const one of value.elements[1].properties as Node[]) {
        const id = nameOf(one)
        if (id !== null) found.push({ id, bytes: Buffer.byteLength(source.slice(one.start, one.end)) + 1 })
      }
      return
    }
    if (/Statement|Expression|Program/.test(value.type)) Object.values(value).forEach(visit)
  }
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }))
  return found
}

const isTable = (value: unknown): value is Node => isNode(value) && value.type === 'ObjectExpression'

/** A module's path from the project's root, without its loaders. */
const pathOf = (module: Joined): string =>
  path
    .relative(root, (module.resource ?? module.identifier()).replace(/.*!/, '').replace(/[?|].*$/, ''))
    .replace(/\\/g, '/')

/** Divides the bytes of a joined module among its parts, in proportion to their sources. */
function shared(module: Joined, bytes: number): [string, number][] {
  const parts = module.modules ?? [module]
  const whole = parts.reduce((sum, part) => sum + part.size(), 0) || 1
  return parts.map((part) => [pathOf(part), (bytes * part.size()) / whole])
}

/** The bytes that each module adds to each bundle, for the files that `matches` accepts. */
export function modulesOf(compilation: Compilation, matches: (file: string) => boolean): ModuleTable {
  const { chunkGraph } = compilation
  const byId = new Map([...compilation.modules].map((one) => [String(chunkGraph.getModuleId(one)), one]))
  const table: Record<string, Record<string, number>> = {}
  for (const [file, source] of Object.entries(compilation.assets)) {
    if (!file.endsWith('.js') || !matches(file)) continue
    const sizes: Record<string, number> = {}
    for (const { id, bytes } of shippedIn(String(source.source()))) {
      const module = byId.get(id)
      for (const [name, part] of module ? shared(module, bytes) : [[id, bytes] as const])
        sizes[name] = Math.round((sizes[name] ?? 0) + part)
    }
    table[file] = sizes
  }
  return table
}

/**
 * Writes a list of the modules in every bundle of one folder. The list lies beside the build, so that it is not part
 * of it.
 */
export class ModuleSizes {
  constructor(
    private readonly file: string,
    /** `js/`, or empty for the bundles next to `app.json`. */
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleSizes', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ModuleSizes', stage }, () => {
        const table = modulesOf(
          compilation,
          (file) => path.posix.join(path.posix.dirname(file), '/') === path.posix.join(this.folder || '.', '/'),
        )
        mkdirSync(path.dirname(this.file), { recursive: true })
        writeFileSync(this.file, JSON.stringify(table, null, 1))
      })
    })
  }
}
