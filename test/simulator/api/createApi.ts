import type { Simulator } from '../runtime/Simulator'
import { ApiFailure } from './ApiFailure'
import { type ApiMethod, type ApiTable, Listeners, type Options, type Report } from './ApiMethod'
import { audioApi } from './audioApi'
import { douyinApi } from './douyinApi'
import { filesApi } from './filesApi'
import { interfaceApi } from './interfaceApi'
import { locationApi } from './locationApi'
import { mediaApi } from './mediaApi'
import { navigationApi } from './navigationApi'
import { networkApi } from './networkApi'
import { notSimulated } from './notSimulated'
import { queryApi } from './queryApi'
import { socketApi } from './socketApi'
import { storageApi } from './storageApi'
import { systemApi } from './systemApi'
import { wechatApi } from './wechatApi'

/** Methods that need the user's consent to the use of personal data. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['chooseImage', 'chooseMedia', 'chooseVideo', 'saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
  ...['getLocation', 'chooseLocation', 'chooseAddress', 'getClipboardData', 'requirePrivacyAuthorize'],
])

type Mock = { readonly result: unknown } | { readonly run: (this: object, ...args: unknown[]) => unknown }

const isMethod = (entry: ApiMethod | object): entry is ApiMethod => 'kind' in entry && 'run' in entry

/** The global `wx` or `tt`. Records every call, supports mocks, and answers by the platform's conventions. */
export function createApi(simulator: Simulator) {
  const listeners = new Listeners()
  const own = simulator.options.target === 'weapp' ? wechatApi : douyinApi
  const sources = [
    systemApi,
    storageApi,
    interfaceApi,
    navigationApi,
    networkApi,
    socketApi,
    mediaApi,
    audioApi,
    filesApi,
    locationApi,
    queryApi,
    own,
  ]
  const table: ApiTable = Object.assign({}, ...sources.map((source) => source(simulator, listeners)))
  const mocks = new Map<string, Mock>()
  const object: Record<string, unknown> = {}

  const invoke = (name: string, args: readonly unknown[]): unknown => {
    const entry = table[name]
    if (!entry || !isMethod(entry)) throw new Error(`${name} is not a method here`)
    const record = simulator.recorder.call(name, args.length > 1 ? args : args[0])
    const mock = mocks.get(name)
    if (entry.kind === 'sync') {
      try {
        const result = mock ? runMock(mock, entry, args) : (entry.run as (...all: unknown[]) => unknown)(...args)
        record.outcome = 'ok'
        return result
      } catch (error) {
        record.outcome = 'fail'
        record.errMsg = error instanceof ApiFailure ? `${name}:fail ${error.message}` : String(error)
        throw error instanceof ApiFailure ? Object.assign(new Error(record.errMsg), error.fields) : error
      }
    }
    const options = (typeof args[0] === 'object' && args[0] !== null ? args[0] : {}) as Options
    let settle: { resolve(value: unknown): void; reject(value: unknown): void } | undefined
    const isAnswered = entry.kind === 'task' && !mock
    const end = simulator.work.begin(isAnswered)
    const report: Report = {
      success: (result) => {
        const answer = { errMsg: `${name}:ok`, ...result }
        record.outcome = 'ok'
        simulator.guard(() => options.success?.(answer))
        simulator.guard(() => options.complete?.(answer))
        settle?.resolve(answer)
        end()
      },
      fail: (message, fields = {}) => {
        const answer = { errMsg: `${name}:fail ${message}`, ...fields }
        record.outcome = 'fail'
        record.errMsg = answer.errMsg
        simulator.guard(() => options.fail?.(answer))
        simulator.guard(() => options.complete?.(answer))
        settle?.reject(answer)
        end()
      },
    }
    if (isAnswered) return entry.run(options, report)
    const silent = !options.success && !options.fail && !options.complete
    const promise = silent
      ? new Promise((resolve, reject) => {
          settle = { resolve, reject }
        })
      : undefined
    // A real answer crosses a bridge, so it never comes inside the call itself.
    setTimeout(() => {
      void (async () => {
        try {
          if (PERSONAL.has(name)) await simulator.person.consent(name)
          const result = await (mock ? runMock(mock, entry, args) : entry.run(options as never, report))
          const failed = /:fail ?(.*)/.exec(String((result as { errMsg?: unknown } | undefined)?.errMsg ?? ''))
          const copy = simulator.realm.copy((result ?? {}) as object)
          if (failed) report.fail(failed[1] as string, { ...copy, errMsg: (copy as { errMsg: string }).errMsg })
          else report.success(copy)
        } catch (error) {
          const known = error instanceof ApiFailure
          if (!known) simulator.exception(error)
          report.fail((error as Error).message, simulator.realm.copy(known ? error.fields : {}))
        }
      })()
    }, 0)
    return promise
  }

  const runMock = (mock: Mock, entry: ApiMethod, args: readonly unknown[]): unknown => {
    if ('result' in mock) return simulator.realm.copy(mock.result)
    const origin = (...own: unknown[]) =>
      entry.kind === 'sync'
        ? (entry.run as (...all: unknown[]) => unknown)(...own)
        : (entry.run as (options: Options) => unknown)((own[0] ?? {}) as Options)
    return mock.run.apply({ origin }, [...args])
  }

  for (const [name, entry] of Object.entries(table)) {
    object[name] = isMethod(entry) ? (...args: unknown[]) => invoke(name, args) : entry
  }
  for (const name of notSimulated(simulator.options.target)) {
    if (name in object) continue
    object[name] = (options: Options = {}) => {
      simulator.recorder.call(name, options).outcome = 'fail'
      simulator.unsupported(name)
      const answer = { errMsg: `${name}:fail not supported` }
      setTimeout(() => simulator.guard(() => options?.fail?.(answer)), 0)
      setTimeout(() => simulator.guard(() => options?.complete?.(answer)), 0)
    }
  }

  return {
    object,
    call: (name: string, args: readonly unknown[]): unknown => {
      const method = object[name]
      if (typeof method !== 'function')
        throw new Error(`${simulator.options.target === 'weapp' ? 'wx' : 'tt'}.${name} not exists`)
      return method(...args)
    },
    mock: (name: string, mock: Mock): void => {
      if (!table[name]) throw new Error(`${name} cannot be mocked: it does not exist`)
      mocks.set(name, mock)
    },
    restore: (name: string): void => {
      mocks.delete(name)
    },
    notify: (name: string, ...args: unknown[]): void => listeners.notify(name, ...args),
    hears: (name: string): boolean => listeners.has(name),
  }
}
