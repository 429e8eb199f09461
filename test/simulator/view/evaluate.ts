export type Scope = Readonly<Record<string, unknown>>
type Expression = (scope: Scope) => unknown

const compiled = new Map<string, Expression>()

/** In a template an unknown name is undefined, and so is a member of undefined; neither is an error. */
function compile(source: string): Expression {
  const known = compiled.get(source)
  if (known) return known
  const member = /^\s*(\w+)\.(\w+)\s*$/.exec(source)
  if (member) {
    // Most expressions of a built template are `i.p3`: worth a fast path.
    const [, object, name] = member as unknown as [string, string, string]
    const read: Expression = (scope) => (scope[object] as Record<string, unknown> | null | undefined)?.[name]
    compiled.set(source, read)
    return read
  }
  const run = new Function('scope', `with (scope) { return (${source}) }`) as Expression
  const lenient: Expression = (scope) => {
    try {
      return run(new Proxy(scope, { has: (_target, name) => typeof name === 'string' }))
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    }
  }
  compiled.set(source, lenient)
  return lenient
}

const WHOLE = /^\s*\{\{([\s\S]*?)\}\}\s*$/
const PART = /\{\{([\s\S]*?)\}\}/g

/** `{{value}}` alone keeps its type; mixed with text it becomes a string. */
export function evaluateAttribute(text: string, scope: Scope): unknown {
  const whole = WHOLE.exec(text)
  if (whole && text.indexOf('{{') === text.lastIndexOf('{{')) return compile(whole[1] as string)(scope)
  return interpolate(text, scope)
}

export function interpolate(text: string, scope: Scope): string {
  return text.replace(PART, (_match, source: string) => String(compile(source)(scope) ?? ''))
}

/** The `data` of `<template is>` is the inside of an object literal: `{{i:item,c:c+1}}`, `{{...item}}`. */
export function evaluateData(text: string, scope: Scope): Record<string, unknown> {
  const inner = WHOLE.exec(text)?.[1]
  if (inner === undefined) return {}
  return (compile(`{${inner}}`)(scope) ?? {}) as Record<string, unknown>
}
