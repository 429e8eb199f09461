/** A plain identifier, the only valid callback of a script request; dots lead into namespaces. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,63}(?:\.[A-Za-z_$][\w$]{0,63}){0,3}$/

/** The callback of a request: undefined without one, null when it is not an identifier. */
export function callbackName(value: unknown): string | undefined | null {
  if (value === undefined || value === '') return undefined
  return typeof value === 'string' && IDENTIFIER.test(value) ? value : null
}

/**
 * The script with an answer. The empty comment keeps the caller from controlling the first bytes; the two separators
 * are escaped, because older browsers treat them as line ends.
 */
export function jsonpText(callback: string, body: unknown): string {
  const json = JSON.stringify(body)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return `/**/${callback}(${json})`
}
