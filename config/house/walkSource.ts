import { type NodePath, parseSync, traverse, type types } from '@babel/core'

/** Parses a file as the build does, with its types, and traverses it with `visit`. */
export function walkSource(name: string, text: string, visit: Parameters<typeof traverse>[1]): void {
  const tree = parseSync(text, {
    filename: name,
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
