import type { MemberTies } from '../../identity/MemberTies'
import { removePhoto } from './photoFiles'

/**
 * Deletes answers and photos of an application that is a draft or was refused; any other status prevents closing the
 * account.
 */
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
      await db
        .deleteFrom('registration_value')
        .where('iid', '=', iid)
        .where('reg_id', '=', reg_id)
        .where('user_id', '=', user_id)
        .execute()
      const photos = await db
        .deleteFrom('registration_photo')
        .where('iid', '=', iid)
        .where('reg_id', '=', reg_id)
        .where('user_id', '=', user_id)
        .returning('file')
        .execute()
      for (const { file } of photos) await removePhoto(config, file)
    }
  },
}
