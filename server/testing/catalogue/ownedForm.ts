import { Applicant, GOOD } from '../applicant'
import { MARK } from './marks'
import type { Owner } from './Owner'

const applicantOf = (owner: Owner) => new Applicant(owner.server, owner.actor)

/** The university's form, filled in by the owner with a photo, not submitted. */
export async function fillForm(owner: Owner): Promise<void> {
  const applicant = applicantOf(owner)
  await applicant.check(await photoToCheck(owner))
  for (const [group, answers] of Object.entries(GOOD)) {
    const marked = { ...('271' in answers && { 271: MARK }), ...('281' in answers && { 281: MARK }) }
    await applicant.save(group, { ...answers, ...marked })
  }
}

/** Submits the filled form; returns the id that staff use. */
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

/** The form after a refusal by staff. */
export async function refuseForm(owner: Owner): Promise<void> {
  const id = await handInForm(owner)
  await owner.server.db
    .updateTable('registration')
    .set({ status: 4, reason: MARK })
    .where('id', '=', Number(id))
    .execute()
}

/** An unchecked photo of the owner. */
export const photoToCheck = (owner: Owner): Promise<string> =>
  applicantOf(owner).upload(`${owner.rid}-${Math.random().toString(36).slice(2)}.jpg`)
