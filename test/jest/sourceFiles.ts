import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type NodePath, parseSync, traverse, type types } from '@babel/core'

const root = path.resolve(__dirname, '../..')

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly name: string
  readonly text: string
}

/** The TypeScript files of a folder of the project, without tests. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replace(/\\/g, '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
}

/** Parses a file as the build does, with its types, and traverses it with `visit`. */
export function walkSource({ name, text }: SourceFile, visit: Parameters<typeof traverse>[1]): void {
  const tree = parseSync(text, {
    filename: path.join(root, name),
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: name.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  })
  if (!tree) throw new Error(`${name} does not parse`)
  traverse(tree, visit)
}

/** The name of a property, unless it is computed. */
export const keyOf = (property: types.Node): string | null => {
  if (property.type !== 'ObjectProperty') return null
  if (property.key.type === 'Identifier' && !property.computed) return property.key.name
  return property.key.type === 'StringLiteral' ? property.key.value : null
}

export const lineOf = (at: NodePath): number => at.node.loc?.start.line ?? 0
