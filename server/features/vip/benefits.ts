import { VIP_RECORD_STATUS, type VipBenefit } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { VipTables } from '../../db/schema/vip'
import { countsAt } from './claims'

export type Benefit = Selectable<VipTables['vip_benefit']>

/** The member's term at an instant. Its quota limits the claims. */
export const runningTerm = (db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number) =>
  db
    .selectFrom('vip_term')
    .select(['id', 'card_id', 'ends_at'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .executeTakeFirst()

interface Claims {
  readonly used: number
  /** The open claim. */
  readonly open: number | null
  /** It waits for its surcharge. */
  readonly unpaid: boolean
}

const { used: USED, unpaid: UNPAID } = VIP_RECORD_STATUS

/** Number of claims of each benefit in a term, without those that were given back. */
async function claimedIn(
  db: Db,
  { iid, user_id }: Member,
  term: number,
  at: number,
): Promise<ReadonlyMap<string, Claims>> {
  const rows = await db
    .selectFrom('vip_record')
    .select(['benefit_id', sql<number>`count(*)`.as('n')])
    .select(sql<number | null>`max(id) filter (where status <> ${USED})`.as('open'))
    .select(sql<boolean>`bool_or(status = ${UNPAID})`.as('unpaid'))
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('term_id', '=', term)
    .where(countsAt(at))
    .groupBy('benefit_id')
    .execute()
  return new Map(rows.map(({ benefit_id, n, ...claim }) => [benefit_id, { used: Number(n), ...claim }]))
}

/** The benefits of one store or of all, with the viewer's remaining uses. */
export async function benefitsOf(db: Db, asker: Asker, storeId: string | undefined): Promise<VipBenefit[]> {
  const { iid, member, at } = asker
  const rows = await db
    .selectFrom('vip_benefit')
    .selectAll()
    .where('iid', '=', iid)
    .where('on_offer', '=', true)
    .$if(storeId !== undefined, (q) =>
      q.where((eb) => eb.or([eb('store_id', 'is', null), eb('store_id', '=', storeId ?? '')])),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const term = member ? await runningTerm(db, member, at) : undefined
  const claimed = member && term ? await claimedIn(db, member, term.id, at) : new Map<string, Claims>()
  return rows.map((row) => {
    const own = term && isGivenBy(row, term.card_id) ? term : undefined
    const { used = 0, open = null, unpaid = false } = claimed.get(row.id) ?? {}
    return {
      ...{ id: row.id, cardId: row.card_id, name: row.name, desc: row.description, img: row.img, type: row.type },
      ...{ quota: row.quota, surcharge: row.surcharge },
      left: member ? (own ? Math.max(0, row.quota - used) : 0) : null,
      until: own?.ends_at ?? null,
      openRecordId: open === null ? null : String(open),
      openUnpaid: unpaid,
    }
  })
}

/** True when a card gives the benefit. */
export const isGivenBy = ({ card_id }: Pick<Benefit, 'card_id'>, cardId: string): boolean =>
  card_id === null || card_id === cardId
