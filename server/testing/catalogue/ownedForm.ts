import { Applicant, GOOD } from '../../features/registration/testing/applicant'
import { MARK } from './marks'
import type { Owner } from './Owner'

const applicantOf = (owner: Owner) => new Applicant(owner.server, owner.actor)

/** The form of the university as the owner has filled it in, with a photo; nothing is handed in. */
export async function fillForm(owner: Owner): Promise<void> {
  const applicant = applicantOf(owner)
  await applicant.check(await photoToCheck(owner))
  for (const [group, answers] of Object.entries(GOOD)) {
    const marked = { ...('271' in answers && { 271: MARK }), ...('281' in answers && { 281: MARK }) }
    await applicant.save(group, { ...answers, ...marked })
  }
}

/** The filled form in the hands of the staff; answers the id that they know it by. */
export async function handInForm(owner: Owner): Promise<string> {
  await fillForm(owner)
  await applicantOf(owner).commit()
  const { id } = await owner.server.db
    .selectFrom('registration')
    .select('id')
    .where('user_id', '=', owner.actor.member.user_id)
    .executeTakeFirstOrThrow()
  return String(id)
}

/** The form as staff have refused it. */
export async function refuseForm(owner: Owner): Promise<void> {
  const id = await handInForm(owner)
  await owner.server.db
    .updateTable('registration')
    .set({ status: 4, reason: MARK })
    .where('id', '=', Number(id))
    .execute()
}

/** A photo of the owner's that has not been checked. */
export const photoToCheck = (owner: Owner): Promise<string> =>
  applicantOf(owner).upload(`${owner.rid}-${Math.random().toString(36).slice(2)}.jpg`)
