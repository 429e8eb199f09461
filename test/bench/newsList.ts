import { PageMarks } from '../../server/db/lists/PageMarks'
import { type RowPage, readPage } from '../../server/db/lists/readPage'
import type { Db } from '../../server/db/schema'
import { newest, summaryListing } from '../../server/items/itemWalks'
import type { SummaryRow } from '../../server/items/summaries'

const NEWS = 14

/** The query of `listItems` for the first page of a tenant's news without a tag. */
export const readNewsList = (db: Db, iid: number): Promise<RowPage<SummaryRow>> =>
  readPage({ db, pageMarks: new PageMarks(Date.now) }, summaryListing(iid, [newest({ iid, moduleType: NEWS })]), {
    question: [],
    page: 1,
    size: 20,
  })
