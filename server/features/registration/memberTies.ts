import type { MemberTies } from '../../identity/MemberTies'
import { removePhoto } from './photoFiles'

/** Answers and photos of an application that went no further than a draft or a refusal go; another keeps the account. */
export const registrationTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    const open = await db
      .selectFrom('registration')
      .select('reg_id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('status', 'in', [1, 2, 3])
      .limit(1)
      .executeTakeFirst()
    return open ? 'registration' : null
  },
  async forgetMember(db, { iid, user_id }, { config }) {
    const registrations = await db
      .deleteFrom('registration')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .returning('reg_id')
      .execute()
    for (const { reg_id } of registrations) {
      await db.deleteFrom('registration_value').where('reg_id', '=', reg_id).where('user_id', '=', user_id).execute()
      const photos = await db
        .deleteFrom('registration_photo')
        .where('reg_id', '=', reg_id)
        .where('user_id', '=', user_id)
        .returning('file')
        .execute()
      for (const { file } of photos) await removePhoto(config, file)
    }
  },
}
