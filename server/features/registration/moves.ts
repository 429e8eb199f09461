import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { withTransaction } from '../../db/withTransaction'
import { unfilledGroups } from './progress'
import {
  componentsOf,
  formOf,
  groupsOf,
  lockRegistration,
  moveStatus,
  passedPhoto,
  retirePhoto,
  savedGroups,
} from './queries'

const FILL_FIRST = { zh: '请先填写{groupName}', en: 'please fill in {groupName} first' } as const

/** 0 → 1: submits the form. A repeat returns true; STALE in any other status. */
export async function submitRegistration(ctx: Context, regId: string): Promise<true> {
  const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
  return await withTransaction(ctx.db, async (db): Promise<true> => {
    await formOf(db, ctx.iid, regId)
    const row = await lockRegistration(db, whose, ctx.clock())
    if (row.status === 1) return true
    if (row.status !== 0) throw new CallError('STALE')
    const unfilled = unfilledGroups({
      groups: await groupsOf(db, ctx.iid, regId),
      components: await componentsOf(db, ctx.iid, regId),
      saved: await savedGroups(db, whose),
      hasPhoto: (await passedPhoto(db, whose)) !== null,
    })
    const [first] = unfilled
    if (first) {
      throw new CallError('NOTELIGIBLE', {
        detail: FILL_FIRST[ctx.language].replace('{groupName}', first.name),
        data: { missing: unfilled.map(({ id }) => id) },
      })
    }
    await moveStatus(db, row, 0, 1, { submitted_at: ctx.clock(), reset_at: null })
    return true
  })
}

/** 4 → 0: keeps the answers; the photo must be taken again. A repeat returns true. */
export async function resetRegistration(ctx: Context, regId: string): Promise<true> {
  const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
  return await withTransaction(ctx.db, async (db): Promise<true> => {
    await formOf(db, ctx.iid, regId)
    const row = await lockRegistration(db, whose, ctx.clock())
    if (row.status === 0 && row.reset_at !== null) return true
    if (row.status !== 4) throw new CallError('STALE')
    await retirePhoto(db, whose)
    await moveStatus(db, row, 4, 0, { reset_at: ctx.clock() })
    return true
  })
}
