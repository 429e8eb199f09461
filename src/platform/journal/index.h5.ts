import { openDatabase, settled } from '../openDatabase'
import type { Journal } from './types'

const STORE = 'texts'

let database: Promise<IDBDatabase> | null = null

/** One connection: what is put through it arrives in its order. */
async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase('quanzi-journal', STORE)
  return (await database).transaction(STORE, mode).objectStore(STORE)
}

/** Without a database the storage of the browser is all there is. */
const write = (work: (store: IDBObjectStore) => IDBRequest): void =>
  void storeFor('readwrite')
    .then((store) => settled(work(store)))
    .catch(() => undefined)

export const journal: Journal = {
  put: (key, text) => write((store) => store.put(text, key)),
  remove: (key) => write((store) => store.delete(key)),
  async read(prefix) {
    try {
      const store = await storeFor('readonly')
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const [keys, texts] = await Promise.all([settled(store.getAllKeys(range)), settled(store.getAll(range))])
      return new Map(keys.map((key, at) => [String(key), String(texts[at])]))
    } catch {
      return new Map()
    }
  },
}
