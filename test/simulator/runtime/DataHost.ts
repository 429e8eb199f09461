import { applyData } from './applyData'

export type Method = (this: unknown, ...args: unknown[]) => unknown
export type Data = Record<string, unknown>

/** What the view needs of a page or component: a template, data and methods. */
export interface DataHost {
  readonly id: string
  /** Path of the template from the build's root, without its extension. */
  readonly path: string
  readonly data: Data
  /** The object that the app's code uses as `this`. */
  readonly instance: Record<string, unknown>
  method(name: string): Method | undefined
  /** Runs app code and reports its errors. */
  guard(run: () => unknown): void
}

/** The view gets a copy: what JSON cannot express is lost, as in the real bridge. */
export function copyForView<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)
}

export function mergeData(data: Data, changes: Data): void {
  for (const [name, value] of Object.entries(changes)) applyData(data, name, value)
}
