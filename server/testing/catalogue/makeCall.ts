import { randomUUID } from 'node:crypto'
import { paramNames } from '@quanzi/contract'
import type { Actor } from '../createTestServer'
import type { Case } from './callFixtures'
import { Owner, type Stage } from './Owner'

export type Params = Readonly<Record<string, unknown>>

/** Where a case happens. */
export const tenantOf = ({ fixture }: Case): number => fixture.iid ?? 1000

/** Somebody whose call it is, the rows made that it names, and who makes it rightly. */
export interface Scene {
  readonly owner: Owner
  readonly caller: Actor
  readonly params: Params
}

/** Staff and sellers act on what is the owner's; everything else is the owner's own call. */
const isStaffs = ({ call }: Case): boolean => call.access === 'staff' || call.access === 'seller'

export async function setScene(one: Case, stage: Stage): Promise<Scene> {
  const owner = await Owner.arrive(stage, tenantOf(one))
  const params = await one.fixture.params(owner)
  return { owner, params, caller: isStaffs(one) ? owner.staff : owner.actor }
}

/** The parameters as somebody sends them: an applicant proves who they are, a write of ours has its own id. */
export function filledIn({ call }: Case, params: Params, who: Actor | null, iid: number): Params {
  const names = paramNames(call)
  const proof = call.access === 'applicant' && who ? { rid: who.member.rid, token: who.bearer } : {}
  return { iid, ...(names.includes('reqId') && { reqId: randomUUID() }), ...proof, ...params }
}
