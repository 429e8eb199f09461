import { openDatabase, settled } from '../openDatabase'
import type { KeptFiles } from './types'

const STORE = 'files'

interface Kept {
  readonly name: string
  readonly blob: Blob
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase('quanzi-files', STORE)
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

export const keptFiles: KeptFiles = {
  async keep(name, { name: fileName, blob }) {
    if (!blob) return false
    const kept: Kept = { name: fileName, blob }
    return withStore('readwrite', (store) => store.put(kept, name)).then(
      () => true,
      () => false,
    )
  },
  async take(name) {
    const kept = await withStore<Kept | undefined>('readonly', (store) => store.get(name)).catch(() => undefined)
    return kept
      ? { path: URL.createObjectURL(kept.blob), name: kept.name, size: kept.blob.size, blob: kept.blob }
      : null
  },
  async drop(name) {
    await withStore('readwrite', (store) => store.delete(name)).catch(() => undefined)
  },
}
