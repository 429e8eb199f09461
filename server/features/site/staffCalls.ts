import type { Action, siteStaffCalls } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { savePage } from './savePage'

interface Row {
  readonly type: string
  readonly action: Action | null
  readonly extra: Readonly<Record<string, unknown>>
}

/** Checks the required fields of this kind of row. */
function checkRow({ type, action, extra }: Row): void {
  if (type !== 'partnerPage') return
  if (typeof extra.code !== 'string' || !/^[\w-]{1,32}$/.test(extra.code)) throw paramError('extra.code')
  const url = action?.url && URL.canParse(action.url) ? new URL(action.url) : null
  // The app opens this address, so it must be an https address without a user name.
  if (url?.protocol !== 'https:' || url.username !== '') throw paramError('action.url')
}

/** Site settings by staff. */
export const siteStaff: Handlers<typeof siteStaffCalls> = {
  async saveConfigItem(ctx, { id, type, title, desc, image, action = null, extra = {}, sort, remove }) {
    await requireRight(ctx, 'page')
    const { db, iid } = ctx
    if (remove) {
      const gone = await db
        .deleteFrom('config_items')
        .where('iid', '=', iid)
        .where('type', '=', type)
        .where('id', '=', id ?? '')
        .returning('id')
        .executeTakeFirst()
      if (!gone) throw new CallError('NOTFOUND')
      return gone
    }
    checkRow({ type, action, extra })
    await refuseBannedWords(db, iid, title, desc)
    const values = {
      title,
      descr: desc,
      image,
      action: action && JSON.stringify(action),
      extra: JSON.stringify(extra),
      sort,
    }
    if (id === undefined)
      return await db
        .insertInto('config_items')
        .values({ iid, type, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    const changed = await db
      .updateTable('config_items')
      .set(values)
      .where('iid', '=', iid)
      .where('type', '=', type)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new CallError('NOTFOUND')
    return changed
  },
  async savePage(ctx, { id, version, title, sections }) {
    await requireRight(ctx, 'page')
    return await savePage(ctx.db, ctx.iid, { id, version, title, sections })
  },
}
