import type { KeptFiles } from './types'

const STORE = 'files'

interface Kept {
  readonly name: string
  readonly blob: Blob
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('unsupported'))
  const request = indexedDB.open('quanzi-files', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return settled(request)
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
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
