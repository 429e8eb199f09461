import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

/** Why the platform refuses a `require` of one file by another; null when it allows it. */
export interface RequireRules {
  atOnce(from: string, file: string): string | null
  later(file: string): string | null
}

/**
 * A JavaScript realm of its own for the app's code. It has the language and the globals of a mini-program's logic
 * layer, but nothing of Node or of a browser: an app that uses `URL`, `fetch` or `document` fails here too.
 */
export class Realm {
  private readonly context: vm.Context
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly parse: (json: string) => unknown
  private readonly makeBuffer: (bytes: readonly number[]) => ArrayBuffer
  private readonly promise: <T>(
    run: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
  ) => Promise<T>

  constructor(
    private readonly dist: string,
    globals: Record<string, unknown>,
    private readonly rules: RequireRules,
  ) {
    this.context = vm.createContext({ ...globals })
    this.parse = vm.runInContext('(json) => JSON.parse(json)', this.context)
    this.promise = vm.runInContext('(run) => new Promise(run)', this.context)
    this.makeBuffer = vm.runInContext('(bytes) => Uint8Array.from(bytes).buffer', this.context)
  }

  define(name: string, value: unknown): void {
    ;(this.context as Record<string, unknown>)[name] = value
  }

  /** Copies values from outside into the realm, so that `instanceof Object` works for the app. */
  copy<T>(value: T): T {
    return value === undefined ? value : (this.parse(JSON.stringify(value) ?? 'null') as T)
  }

  buffer(bytes: Uint8Array): ArrayBuffer {
    return this.makeBuffer([...bytes])
  }

  /** Evaluates an expression, for example the source of a function. */
  evaluate(source: string, filename = 'automator'): unknown {
    return vm.runInContext(`(${source}\n)`, this.context, { filename })
  }

  /** Runs a file of the build once. */
  require(name: string): unknown {
    const id = path.posix.normalize(name.replace(/\.js$/, ''))
    const known = this.modules.get(id)
    if (known) return known.exports
    const file = path.join(this.dist, `${id}.js`)
    if (id.startsWith('..') || !fs.existsSync(file)) throw new Error(`module '${id}.js' is not defined`)
    const module = { exports: {} as unknown }
    this.modules.set(id, module)
    const source = fs.readFileSync(file, 'utf8')
    const run = vm.runInContext(`(function (require, module, exports) {${source}\n})`, this.context, { filename: file })
    run(this.requireOf(id), module, module.exports)
    return module.exports
  }

  /** The `require` of a file; its `async` also loads packages that are not loaded yet. */
  private requireOf(id: string) {
    const resolve = (other: string) =>
      path.posix.normalize(
        (other.startsWith('/') ? other.slice(1) : path.posix.join(path.posix.dirname(id), other)).replace(/\.js$/, ''),
      )
    const atOnce = (other: string) => {
      const file = resolve(other)
      const problem = this.rules.atOnce(id, file)
      if (problem) throw new Error(problem)
      return this.require(file)
    }
    const later = (other: string) =>
      this.promise<unknown>((done, fail) => {
        setTimeout(() => {
          const mod = resolve(other)
          const problem = this.rules.later(mod)
          if (problem) return fail(this.copy({ mod, errMsg: problem }))
          try {
            done(this.require(mod))
          } catch (error) {
            fail(this.copy({ mod, errMsg: String(error) }))
          }
        }, 0)
      })
    return Object.assign(atOnce, { async: later })
  }
}
