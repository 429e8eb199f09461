import { randomUUID } from 'node:crypto'
import { paramNames } from '@quanzi/contract'
import type { Actor } from '../createTestServer'
import type { Case } from './callFixtures'
import { Owner, type Stage } from './Owner'

export type Params = Readonly<Record<string, unknown>>

/** The tenant of a case. */
export const tenantOf = ({ fixture }: Case): number => fixture.iid ?? 1000

/** The owner of a call, the created rows, and the rightful caller. */
export interface Scene {
  readonly owner: Owner
  readonly caller: Actor
  readonly params: Params
}

/** True when staff or sellers make the call, on the owner's rows; the owner makes all other calls. */
const isStaffs = ({ call }: Case): boolean => call.access === 'staff' || call.access === 'seller'

export async function setScene(one: Case, stage: Stage): Promise<Scene> {
  const owner = await Owner.arrive(stage, tenantOf(one))
  const params = await one.fixture.params(owner)
  return { owner, params, caller: isStaffs(one) ? owner.staff : owner.actor }
}

/** The parameters as sent: with an applicant's proof, and a request id for our own writes. */
export function filledIn({ call }: Case, params: Params, who: Actor | null, iid: number): Params {
  const names = paramNames(call)
  const proof = call.access === 'applicant' && who ? { rid: who.member.rid, token: who.bearer } : {}
  return { iid, ...(names.includes('reqId') && { reqId: randomUUID() }), ...proof, ...params }
}
