import { sql } from 'kysely'
import type { SummaryQuery } from '../../server/items/summaries'

/** What `listItems` asks for the first page of a tenant's news without a tag. */
export const newsList = (iid: number): SummaryQuery => ({
  where: [sql`ci.iid = ${iid}`, sql`ci.module_type = ${14}`, sql`ci.status = 'published'`],
  order: sql`ci.published_at desc, ci.id desc`,
  limit: 20,
  offset: 0,
})
