import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

const DAY = 86_400_000

/** Writes the legal texts. */
export const plantDocs: Planter = async (db, { iid, docs }, now) => {
  await insertRows(
    db,
    'info_docs',
    docs.map((doc) => ({
      iid,
      kind: doc.kind,
      version: 1,
      title: doc.title,
      html: doc.html,
      extra: JSON.stringify(doc.extra ?? {}),
      updated_at: now - 20 * DAY,
    })),
  )
}
