import { applyData } from './applyData'

export type Method = (this: unknown, ...args: unknown[]) => unknown
export type Data = Record<string, unknown>

/** What a page and a component have in common for the view: a template, data and methods. */
export interface DataHost {
  readonly id: string
  /** Path of the template without its extension, from the build's root. */
  readonly path: string
  readonly data: Data
  /** The object the app's code holds as `this`. */
  readonly instance: Record<string, unknown>
  method(name: string): Method | undefined
  /** Runs app code; what it throws is reported. */
  guard(run: () => unknown): void
}

/** The view gets a copy: what JSON cannot carry does not arrive there, as in the real bridge. */
export function copyForView<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)
}

export function mergeData(data: Data, changes: Data): void {
  for (const [name, value] of Object.entries(changes)) applyData(data, name, value)
}
