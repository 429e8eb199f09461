import type { Db } from '../../db/schema'

/** A site package on sale; undefined for any other id. */
export const sitePackage = (db: Db, iid: number, id: string) =>
  db
    .selectFrom('pay_pack')
    .select(['title', 'price', 'days'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('kind', '=', 'site')
    .where('on_sale', '=', true)
    .executeTakeFirst()
