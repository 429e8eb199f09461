import type { Simulator } from '../runtime/Simulator'

export type Options = Record<string, unknown> & {
  success?: (result: unknown) => void
  fail?: (result: unknown) => void
  complete?: (result: unknown) => void
}

/** Returns its result at once. */
export interface SyncMethod {
  readonly kind: 'sync'
  run(...args: never[]): unknown
}

/** Calls `success`, `fail` and `complete`, or returns a promise when none is given. */
export interface AsyncMethod {
  readonly kind: 'async'
  run(options: Options): unknown
}

/** Returns a task object at once and reports later through callbacks: request, upload, socket. */
export interface TaskMethod {
  readonly kind: 'task'
  run(options: Options, report: Report): unknown
}

export interface Report {
  success(result: object): void
  fail(message: string, fields?: object): void
}

export type ApiMethod = SyncMethod | AsyncMethod | TaskMethod
export type ApiTable = Readonly<Record<string, ApiMethod | object>>

export const sync = <A extends unknown[]>(run: (...args: A) => unknown): SyncMethod => ({
  kind: 'sync',
  run: run as SyncMethod['run'],
})
export const later = (run: (options: Options) => unknown): AsyncMethod => ({ kind: 'async', run })
export const task = (run: TaskMethod['run']): TaskMethod => ({ kind: 'task', run })

export type ApiSource = (simulator: Simulator, listeners: Listeners) => ApiTable

/** Listeners of `onX`/`offX`, by the name of the `on` method. */
export class Listeners {
  private readonly byName = new Map<string, Set<(...args: unknown[]) => unknown>>()

  /** The `onX` and `offX` methods of the given events. */
  methods(...names: readonly string[]): Record<string, ApiMethod> {
    const table: Record<string, ApiMethod> = {}
    for (const name of names) {
      table[`on${name}`] = sync((listener: (...args: unknown[]) => unknown) => {
        const known = this.byName.get(`on${name}`) ?? new Set()
        this.byName.set(`on${name}`, known.add(listener))
      })
      table[`off${name}`] = sync((listener?: (...args: unknown[]) => unknown) => {
        if (listener) this.byName.get(`on${name}`)?.delete(listener)
        else this.byName.delete(`on${name}`)
      })
    }
    return table
  }

  has(name: string): boolean {
    return (this.byName.get(name)?.size ?? 0) > 0
  }

  notify(name: string, ...args: unknown[]): void {
    for (const listener of this.byName.get(name) ?? []) listener(...args)
  }
}
