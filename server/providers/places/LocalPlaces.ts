import type { Place } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { gazetteer } from './gazetteer'
import type { PlaceSearch, PlaceWish } from './PlaceSearch'
import { type FoundPlace, rankPlaces } from './rankPlaces'

/** The tenant's own places rank above all regions. */
const OWN = 10
/** Maximum number of a tenant's items to search. */
const MOST = 500

/** A place search without a map service: regions of China, and the places of the tenant's activities and campsites. */
export class LocalPlaces implements PlaceSearch {
  private regions: readonly FoundPlace[] | null = null

  constructor(private readonly db: Db) {}

  async suggest({ iid, keyword, near, limit }: PlaceWish): Promise<readonly Place[]> {
    this.regions ??= gazetteer()
    return rankPlaces([...(await this.own(iid)), ...this.regions], keyword, near, limit)
  }

  private async own(iid: number): Promise<readonly FoundPlace[]> {
    const rows = await this.db
      .selectFrom('content')
      .select(['title', 'lat', 'lng', 'module_type'])
      .select(sql<string | null>`extra ->> 'place'`.as('place'))
      .select(sql<string | null>`extra ->> 'city'`.as('city'))
      .where('iid', '=', iid)
      .where('status', '=', 'published')
      .where('visibility', '=', 'public')
      .where('lat', 'is not', null)
      .orderBy('published_at', 'desc')
      .limit(MOST)
      .execute()
    return rows.flatMap(({ title, lat, lng, place, city }) => {
      if (lat === null || lng === null) return []
      const name = place || title
      const address = [city, name === title ? '' : title].filter(Boolean).join(' · ')
      return [{ name, address, location: { lat, lng }, also: title, weight: OWN }]
    })
  }
}
