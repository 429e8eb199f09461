import {
  type ParsedParamsOf,
  SMALL_STORE,
  type StoreConsult,
  type StoreMaster,
  type StoreNotify,
  type saveStoreMember,
} from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { StoreMemberKind, StoreOptions } from '../../db/schema/store'
import { takeTurns } from '../../db/takeTurns'
import { takeSmsCodeWithin } from '../../identity/smsCodes'
import { refuseNewWords } from '../../items/restrictions'
import { lookUpMember } from './lookUpMember'
import { requireOwnStore } from './ownStore'
import { ownPicture } from './saveStore'
import { peopleOf, personAnswer } from './storeView'

type Wish = Omit<ParsedParamsOf<typeof saveStoreMember>, 'iid' | 'reqId'>

/** Adds or changes a person of the own store, each person once in a kind. */
export async function saveMember(ctx: Context, wish: Wish): Promise<StoreConsult | StoreNotify | StoreMaster> {
  const { db, iid, me } = ctx
  const store = await requireOwnStore(db, me, wish.storeId)
  await takeTurns(db, iid, `store people ${store.id}`)
  const people = (await peopleOf(db, store)).filter(({ kind }) => kind === wish.kind)
  const isMaster = wish.kind === 'master'
  const changed = isMaster ? people[0] : people.find(({ id }) => id === rowId(wish.id ?? ''))
  if (wish.id !== undefined && String(changed?.id) !== wish.id) throw new CallError('NOTFOUND')
  await refuseNewWords(db, me, ctx.clock(), {
    before: changed ? [changed.name, changed.options.intro ?? '', changed.options.img ?? ''] : [],
    after: [wish.name, wish.options?.intro, wish.options?.img],
  })
  await refuseBannedWords(db, iid, wish.name, wish.options?.intro)
  // Before the look-up: a refusal after it would give the look-up back.
  if (!changed && people.length >= SMALL_STORE.people) throw new CallError('LIMIT')
  const userId = await personOf(ctx, wish, changed)
  const twice = people.find((person) => person.user_id === userId && person !== changed)
  if (twice) throw new CallError('DUP', { data: { id: String(twice.id) } })
  const row = {
    user_id: userId,
    name: wish.name ?? changed?.name ?? '',
    sort: wish.sort ?? changed?.sort ?? people.length,
    options: JSON.stringify(await optionsOf(ctx, wish, changed?.options ?? {})),
  }
  const id = changed
    ? changed.id
    : (
        await db
          .insertInto('store_member')
          .values({ iid, store_id: store.id, kind: wish.kind, ...row })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
  if (changed) await db.updateTable('store_member').set(row).where('iid', '=', iid).where('id', '=', id).execute()
  const saved = (await peopleOf(db, store)).find((person) => person.id === id)
  if (!saved) throw new CallError('NOTFOUND')
  return personAnswer(saved)
}

/** Whom the wish is about: a new person by the mobile, else the one who stands there. */
async function personOf(
  ctx: Context,
  { kind, phone, verifyCode }: Wish,
  changed: { readonly user_id: number; readonly mobile: string | null } | undefined,
): Promise<number> {
  if (phone === undefined || (changed && phone === changed.mobile)) {
    if (!changed) throw paramError('phone')
    return changed.user_id
  }
  if (changed && kind !== 'master') throw paramError('phone')
  if (kind === 'master') {
    if (verifyCode === undefined) throw new CallError('CODE')
    await takeSmsCodeWithin(ctx, { mobile: phone, code: verifyCode, use: 'shop' })
  }
  return await lookUpMember(ctx, phone)
}

/** The options of a kind: what is given replaces what was there, and nothing of another kind is kept. */
async function optionsOf(ctx: Context, { kind, options = {} }: Wish, kept: StoreOptions): Promise<StoreOptions> {
  const { hours = kept.hours, events = kept.events, img = kept.img, intro = kept.intro } = options
  if (kind === 'consult') return { hours: hours ?? '' }
  if (kind === 'notify') return { events: [...new Set(events ?? [])] }
  return { img: await ownPicture(ctx, img ?? '', kept.img ?? '', 'options.img'), intro: intro ?? '' }
}

/** Removes a consult or a recipient of the own store. */
export async function removeMember(
  db: Db,
  store: { readonly iid: number; readonly id: number } | undefined,
  id: string,
): Promise<true> {
  const removable: readonly StoreMemberKind[] = ['consult', 'notify']
  if (store)
    await db
      .deleteFrom('store_member')
      .where('iid', '=', store.iid)
      .where('store_id', '=', store.id)
      .where('id', '=', rowId(id))
      .where('kind', 'in', removable)
      .execute()
  return true
}
