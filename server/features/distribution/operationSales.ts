import { DIS_ROLE_STATUS, type SalesRep } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { type Asker, askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { CommerceTables } from '../../db/schema/commerce'
import { roleOf } from './distributors'

const asRep = (row: Selectable<CommerceTables['operation_sales']>): SalesRep => ({
  opId: String(row.op_id),
  opName: row.op_name,
  opSalesId: String(row.id),
  name: row.name,
  phone: row.phone,
  avatar: row.avatar,
})

const repsOf = (db: Db, iid: number) => db.selectFrom('operation_sales').selectAll().where('iid', '=', iid)

/** The tenant's sales representatives. */
export const salesReps = async (db: Db, iid: number): Promise<SalesRep[]> =>
  (await repsOf(db, iid).orderBy('id').execute()).map(asRep)

/** A representative by id, otherwise that of the caller's role; null when there is none. */
export async function salesRep(db: Db, asker: Asker, id?: string): Promise<SalesRep | null> {
  const wanted = id ?? (await roleOf(db, asker))?.opSalesId
  if (!wanted) return null
  const row = await repsOf(db, asker.iid).where('id', '=', rowId(wanted)).executeTakeFirst()
  return row ? asRep(row) : null
}

/** Changes the representative for future orders; earlier orders keep theirs. */
export async function changeSalesRep(ctx: Context, wish: { opId: string; opSalesId: string }): Promise<SalesRep> {
  const rep = await salesRep(ctx.db, askerOf(ctx), wish.opSalesId)
  if (!rep || rep.opId !== wish.opId) throw new CallError('NOTFOUND')
  await ctx.db
    .updateTable('dis_role')
    .set({ op_id: Number(rep.opId), op_sales_id: Number(rep.opSalesId) })
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .execute()
  return rep
}

/** Distributors of a removed representative have none until they choose another. */
const leaveRep = (db: Db, iid: number, id: number) =>
  db
    .updateTable('dis_role')
    .set({ op_id: null, op_sales_id: null })
    .where('iid', '=', iid)
    .where('op_sales_id', '=', id)
    .execute()

interface RepChange {
  readonly id?: string | undefined
  readonly remove: boolean
  readonly rep: Readonly<Omit<SalesRep, 'opId' | 'opSalesId'>> & { readonly opId: number }
}

/**
 * Adds a representative, changes the one with the id, or removes it; null when the tenant has no such representative.
 */
export async function saveRep(db: Db, iid: number, { id, remove, rep }: RepChange): Promise<SalesRep | null> {
  const values = { op_id: rep.opId, op_name: rep.opName, name: rep.name, phone: rep.phone, avatar: rep.avatar }
  if (id === undefined) {
    const row = { ...values, iid, user_id: null }
    return asRep(await db.insertInto('operation_sales').values(row).returningAll().executeTakeFirstOrThrow())
  }
  const known = rowId(id)
  if (remove) await leaveRep(db, iid, known)
  const saved = remove
    ? await db
        .deleteFrom('operation_sales')
        .where('iid', '=', iid)
        .where('id', '=', known)
        .returningAll()
        .executeTakeFirst()
    : await db
        .updateTable('operation_sales')
        .set(values)
        .where('iid', '=', iid)
        .where('id', '=', known)
        .returningAll()
        .executeTakeFirst()
  return saved ? asRep(saved) : null
}
