import type { VipBenefit } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { VipTables } from '../../db/schema/vip'

export type Benefit = Selectable<VipTables['vip_benefit']>

/** The member's term at an instant. Its quota limits the claims. */
export const runningTerm = (db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number) =>
  db
    .selectFrom('vip_term')
    .select(['id', 'card_id'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .executeTakeFirst()

const STANDING = [0, 1]

interface Claims {
  readonly used: number
  readonly waiting: boolean
}

/** Number of claims of each benefit in a term, without cancelled ones. */
async function claimedIn(db: Db, { iid, user_id }: Member, term: number): Promise<ReadonlyMap<string, Claims>> {
  const rows = await db
    .selectFrom('vip_record')
    .select(['benefit_id', sql<number>`count(*)`.as('n'), sql<boolean>`bool_or(status = 0)`.as('waiting')])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('term_id', '=', term)
    .where('status', 'in', STANDING)
    .groupBy('benefit_id')
    .execute()
  return new Map(rows.map(({ benefit_id, n, waiting }) => [benefit_id, { used: Number(n), waiting }]))
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
  const claimed = member && term ? await claimedIn(db, member, term.id) : new Map<string, Claims>()
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, desc: row.description, img: row.img, type: row.type, quota: row.quota },
    surcharge: row.surcharge,
    left: term && isGivenBy(row, term.card_id) ? Math.max(0, row.quota - (claimed.get(row.id)?.used ?? 0)) : 0,
    waiting: claimed.get(row.id)?.waiting ?? false,
  }))
}

/** True when a card gives the benefit. */
export const isGivenBy = ({ card_id }: Pick<Benefit, 'card_id'>, cardId: string): boolean =>
  card_id === null || card_id === cardId
