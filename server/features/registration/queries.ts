import type { FormValues, RegistrationStatus } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type {
  RegistrationComponentTable,
  RegistrationFormTable,
  RegistrationGroupTable,
  RegistrationPhotoTable,
  RegistrationTable,
  StoredAnswers,
} from '../../db/schema/registration'

export type Form = Selectable<RegistrationFormTable>
export type FormGroup = Selectable<RegistrationGroupTable>
export type Component = Selectable<RegistrationComponentTable>
export type RegistrationRow = Selectable<RegistrationTable>
export type Photo = Selectable<RegistrationPhotoTable>

/** One applicant's registration for one form. */
export interface Whose {
  readonly iid: number
  readonly regId: string
  readonly userId: number
}

export interface SavedGroup {
  readonly content: StoredAnswers
  readonly version: number
}

/** The form of a tenant; NOTFOUND for an unknown id and for another tenant's form. */
export async function formOf(db: Db, iid: number, regId: string): Promise<Form> {
  const form = await db
    .selectFrom('registration_form')
    .selectAll()
    .where('reg_id', '=', regId)
    .where('iid', '=', iid)
    .executeTakeFirst()
  if (!form) throw new CallError('NOTFOUND')
  return form
}

export const groupsOf = async (db: Db, iid: number, regId: string): Promise<FormGroup[]> =>
  await db
    .selectFrom('registration_group')
    .selectAll()
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .orderBy('seq')
    .execute()

/** The components of all groups of a form in order, or of one group. */
export async function componentsOf(db: Db, iid: number, regId: string, groupId?: string): Promise<Component[]> {
  const all = db
    .selectFrom('registration_component')
    .innerJoin('registration_group', (on) =>
      on
        .onRef('registration_group.iid', '=', 'registration_component.iid')
        .onRef('registration_group.id', '=', 'registration_component.group_id'),
    )
    .selectAll('registration_component')
    .where('registration_group.iid', '=', iid)
    .where('registration_group.reg_id', '=', regId)
  const rows = groupId === undefined ? all : all.where('registration_group.id', '=', groupId)
  return await rows.orderBy('registration_group.seq').orderBy('registration_component.seq').execute()
}

/** The row of an applicant; null before the first save. */
export const registrationOf = async (db: Db, { iid, regId, userId }: Whose): Promise<RegistrationRow | null> =>
  (await db
    .selectFrom('registration')
    .selectAll()
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null

/** Locks the applicant's row until the end of the transaction; creates it when there is none. */
export async function lockRegistration(db: Db, whose: Whose, at: number): Promise<RegistrationRow> {
  await db
    .insertInto('registration')
    .values({ iid: whose.iid, reg_id: whose.regId, user_id: whose.userId, created_at: at })
    .onConflict((conflict) => conflict.columns(['iid', 'reg_id', 'user_id']).doNothing())
    .execute()
  return await db
    .selectFrom('registration')
    .selectAll()
    .where('iid', '=', whose.iid)
    .where('reg_id', '=', whose.regId)
    .where('user_id', '=', whose.userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Moves a registration by compare-and-set; false when its status has changed. */
export async function moveStatus(
  db: Db,
  { iid, id }: Pick<RegistrationRow, 'iid' | 'id'>,
  from: RegistrationStatus,
  to: RegistrationStatus,
  marks: Partial<Omit<RegistrationRow, 'id' | 'status'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('registration')
    .set({ ...marks, status: to })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Saved answers by group, as they are stored. */
export async function savedGroups(db: Db, { iid, regId, userId }: Whose): Promise<ReadonlyMap<string, SavedGroup>> {
  const rows = await db
    .selectFrom('registration_value')
    .select(['group_id', 'content', 'version'])
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ group_id, content, version }) => [group_id, { content, version }]))
}

/** Writes a group's answers as its next version. */
export async function writeAnswers(
  db: Db,
  whose: Whose,
  groupId: string,
  saved: SavedGroup,
  at: number,
): Promise<void> {
  const content = JSON.stringify(saved.content)
  await db
    .insertInto('registration_value')
    .values({
      iid: whose.iid,
      reg_id: whose.regId,
      user_id: whose.userId,
      group_id: groupId,
      content,
      version: saved.version,
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'reg_id', 'user_id', 'group_id']).doUpdateSet({ content, version: saved.version, at }),
    )
    .execute()
}

/** The passed photo; null before the check and after a reset. */
export const passedPhoto = async (db: Db, { iid, regId, userId }: Whose): Promise<Photo | null> =>
  (await db
    .selectFrom('registration_photo')
    .selectAll()
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .where('succ', '=', true)
    .where('retired', '=', false)
    .executeTakeFirst()) ?? null

/** Lets the applicant upload another photo. */
export async function retirePhoto(db: Db, { iid, regId, userId }: Whose): Promise<void> {
  await db
    .updateTable('registration_photo')
    .set({ retired: true })
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .execute()
}

/** Answers of all groups by component id. */
export const mergedAnswers = (groups: Iterable<SavedGroup>): FormValues =>
  Object.assign({}, ...[...groups].map(({ content }) => content))
