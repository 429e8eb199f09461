import { ApiFailure } from './ApiFailure'
import { type ApiSource, later, sync } from './ApiMethod'

const KEY_LIMIT = 1024 * 1024
const TOTAL_LIMIT = 10 * 1024 * 1024

/** Stores values as JSON, as the phone does: what JSON cannot express is lost there too. */
export const storageApi: ApiSource = ({ realm, options }) => {
  const entries = new Map(Object.entries(options.storage ?? {}).map(([key, value]) => [key, JSON.stringify(value)]))
  const total = () =>
    [...entries].reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0)
  const set = (key: unknown, value: unknown): void => {
    if (typeof key !== 'string' || !key) throw new ApiFailure('parameter error: parameter.key should be String')
    const json = JSON.stringify(value) ?? ''
    if (Buffer.byteLength(json) > KEY_LIMIT) throw new ApiFailure('entry size limit reached')
    const before = entries.get(key)
    entries.set(key, json)
    if (total() <= TOTAL_LIMIT) return
    if (before === undefined) entries.delete(key)
    else entries.set(key, before)
    throw new ApiFailure('exceed storage max size 10Mb')
  }
  const get = (key: string): unknown => {
    const json = entries.get(key)
    return json ? realm.copy(JSON.parse(json)) : undefined
  }
  const info = () =>
    realm.copy({ keys: [...entries.keys()], currentSize: Math.ceil(total() / 1024), limitSize: TOTAL_LIMIT / 1024 })
  return {
    setStorageSync: sync((key: string, value: unknown) => set(key, value)),
    getStorageSync: sync((key: string) => get(key) ?? ''),
    removeStorageSync: sync((key: string) => void entries.delete(key)),
    clearStorageSync: sync(() => entries.clear()),
    getStorageInfoSync: sync(info),
    setStorage: later(({ key, data }) => set(key, data)),
    getStorage: later(({ key }) => {
      if (!entries.has(String(key))) throw new ApiFailure('data not found')
      return { data: get(String(key)) }
    }),
    removeStorage: later(({ key }) => void entries.delete(String(key))),
    clearStorage: later(() => entries.clear()),
    getStorageInfo: later(info),
  }
}
