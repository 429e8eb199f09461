/** A plain identifier, as the callback of a script request has to be; dots lead into namespaces. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,63}(?:\.[A-Za-z_$][\w$]{0,63}){0,3}$/

/** The callback of a request: undefined when none was asked for, null when it is not an identifier. */
export function callbackName(value: unknown): string | undefined | null {
  if (value === undefined || value === '') return undefined
  return typeof value === 'string' && IDENTIFIER.test(value) ? value : null
}

/**
 * The script that hands an answer over. The empty comment keeps the first bytes of the file out
 * of the caller's hands; the two separators are line ends in scripts of older browsers.
 */
export function jsonpText(callback: string, body: unknown): string {
  const json = JSON.stringify(body)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return `/**/${callback}(${json})`
}
