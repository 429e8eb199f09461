import { DIS_ROLE_STATUS, type SharedLink } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { shareTarget } from './shareTarget'

interface Link {
  readonly multiDisKey: string
  /** The item that the link names beside its key. */
  readonly dataType?: number | undefined
  readonly dataId?: string | undefined
}

/** Who shared a link, and what. An unknown key, or one of another tenant, names nobody: the link's own item is left. */
export async function sharedLink(
  db: Db,
  iid: number,
  { multiDisKey: key, dataType, dataId }: Link,
): Promise<SharedLink> {
  const found = await db
    .selectFrom('dis_key as k')
    .innerJoin('dis_role as r', (on) => on.onRef('r.iid', '=', 'k.iid').onRef('r.id', '=', 'k.role_id'))
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'r.iid').onRef('m.user_id', '=', 'r.user_id'))
    .select(['k.data_type', 'k.data_id', 'r.id', 'r.status', 'm.nick_name', 'm.head_img'])
    .where('k.iid', '=', iid)
    .where('k.key', '=', key)
    .executeTakeFirst()
  if (!found) {
    const isNamed = dataType !== undefined && dataId !== undefined
    return { role: null, item: isNamed ? await shareTarget(db, { iid, dataType, dataId }) : null }
  }
  const isOpen = found.status === DIS_ROLE_STATUS.approved
  return {
    role: isOpen ? { id: String(found.id), nickname: found.nick_name, headImg: found.head_img } : null,
    item: await shareTarget(db, { iid, dataType: found.data_type, dataId: found.data_id }),
  }
}
