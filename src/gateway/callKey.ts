import { wireParams } from './wireParams'

/**
 * Names one call with its parameters, whatever their order: `/v1/content/list?iid=1000&pageNo=1`.
 * In-flight calls are joined by it, and the server uses it to put answers into the page.
 */
export function callKey(uri: string, params: object): string {
  const wire = wireParams(params)
  const sorted = Object.keys(wire)
    .sort()
    .map((key) => `${key}=${wire[key]}`)
  return `${uri}?${sorted.join('&')}`
}
