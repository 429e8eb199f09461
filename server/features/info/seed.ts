import { shanghaiDay, startOfDay } from '@quanzi/contract'
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
      extra: JSON.stringify({ ...doc.extra, ...(doc.en ? { en: doc.en } : {}) }),
      updated_at: now - 20 * DAY,
    })),
  )
}

/** Writes reports of the tenant's people, some with the answer of staff, and restrictions. */
export const plantReports: Planter = async (db, { iid, people, reported = [], restricted = [] }, now) => {
  await insertRows(
    db,
    'feedback',
    reported.map(({ by, moduleType, id, content, daysAgo, note = '' }, index) => ({
      ...{ iid, user_id: people[by]?.userId ?? 0, kind: 'report', content },
      ...{ target_type: String(moduleType), target_id: id, no: `F${iid}${index + 1}`, at: now - daysAgo * DAY },
      ...(note === '' ? {} : { state: 'refused', note, decided_at: now - (daysAgo - 1) * DAY }),
    })),
  )
  const staff = people.find(({ rights }) => rights?.includes('review'))
  await insertRows(
    db,
    'restriction',
    restricted.map(({ who, days, reason }) => ({
      ...{ iid, user_id: people[who]?.userId ?? 0, until: startOfDay(shanghaiDay(now)) + (days + 1) * DAY, reason },
      ...{ staff_id: staff?.userId ?? 0, at: now },
    })),
  )
}
