import { REGIONS_VERSION, type Region, Regions } from '@quanzi/contract'
import type { Storage } from '@/platform/storage/types'

interface Parts {
  readonly fetch: () => Promise<unknown>
  readonly storage: Pick<Storage, 'read' | 'write' | 'remove' | 'keys'>
}

const PREFIX = 'quanzi:regions:'
const KEY = PREFIX + REGIONS_VERSION

const isRegion = (value: unknown): value is Region =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value

const isRegions = (value: unknown): value is readonly Region[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRegion)

/** Loads the region data once: from memory, else from the device, else from the gateway. */
export class RegionLoader {
  private loading: Promise<Regions> | null = null

  constructor(private readonly parts: Parts) {}

  load(): Promise<Regions> {
    this.loading ??= this.find().catch((error: unknown) => {
      this.loading = null
      throw error
    })
    return this.loading
  }

  private async find(): Promise<Regions> {
    const kept = this.kept()
    if (kept) return new Regions(kept)
    const fetched = await this.parts.fetch()
    if (!isRegions(fetched)) throw new TypeError('the region data are not a list of regions')
    this.keep(fetched)
    return new Regions(fetched)
  }

  private kept(): readonly Region[] | null {
    const text = this.parts.storage.read(KEY)
    if (text === null) return null
    try {
      const value: unknown = JSON.parse(text)
      if (isRegions(value)) return value
    } catch {
      // Fetch damaged data again, like missing data.
    }
    this.parts.storage.remove(KEY)
    return null
  }

  private keep(regions: readonly Region[]): void {
    const { storage } = this.parts
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
    storage.write(KEY, JSON.stringify(regions))
  }
}
