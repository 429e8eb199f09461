import type { Place } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { gazetteer } from './gazetteer'
import type { PlaceSearch, PlaceWish } from './PlaceSearch'
import { type FoundPlace, rankPlaces } from './rankPlaces'

/** A tenant's own places weigh more than any region. */
const OWN = 10
/** Items of a tenant that are looked through. */
const MOST = 500

/** Searches without a map service: China's regions, and where the tenant's activities and campsites are. */
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
