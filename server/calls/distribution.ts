import { getDistributionKey, getDistributorRole, getRegulations, lockFans } from '@quanzi/contract'
import type { RoleCheck } from '../gateway/access'
import type { Handlers } from '../gateway/handlers'
import { regulations, roleOf } from '../queries/distributors'
import { lockFan, shareKey } from '../queries/fanLocks'

/** What sharing and recruiting read; the team's own calls follow with their screens. */
export const sharingCalls = { getDistributionKey, lockFans, getDistributorRole, getRegulations }

export const sharing: Handlers<typeof sharingCalls> = {
  getDistributionKey: async (ctx, { dataType, dataId }) => ({ key: await shareKey(ctx, dataType, dataId) }),
  lockFans: (ctx, { multiDisKey }) => lockFan(ctx, multiDisKey),
  getDistributorRole: (ctx, { id }) => roleOf(ctx, id),
  getRegulations: (ctx) => regulations(ctx),
}

export const isDistributor: RoleCheck = async (ctx) => (await roleOf(ctx))?.status === 1
