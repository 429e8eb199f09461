import {
  type CallDefinition,
  getDistributionKey,
  getProfile,
  getSiteInfo,
  listConfig,
  lockFans,
  logout,
  type ParamsOf,
  type ParamsSchema,
  type ReplyOf,
} from '@quanzi/contract'
import { answered } from '@/gateway/answered'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { DistributionStore } from './DistributionStore'
import { MemberStore } from './MemberStore'
import { NativeStore } from './native/NativeStore'
import { PickedPlaceStore } from './PickedPlaceStore'
import { PrepayStore } from './PrepayStore'
import { recognise as recogniseHere } from './recognise/recognise'
import type { Recognise } from './recognise/types'
import type { Session } from './Session'
import { type OpenTenantStorage, openTenantStorage } from './sessionStorage'
import { TenantStore } from './TenantStore'

export interface SessionParts {
  readonly openLogin: (returnTo?: string) => void
  readonly ask?: <C extends CallDefinition<ParamsSchema, unknown>>(call: C, params: ParamsOf<C>) => Promise<ReplyOf<C>>
  /** The answers that came with the page. */
  readonly brought?: typeof answered
  readonly open?: OpenTenantStorage
  readonly recognise?: Recognise
  readonly later?: (ms: number, action: () => void) => () => void
}

const laterByTimer = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** Creates the stores and gives each the calls it needs. */
export function createSession(parts: SessionParts): Session {
  const { openLogin, ask = call, brought = answered, open = openTenantStorage, later = laterByTimer } = parts
  const { recognise = recogniseHere } = parts
  const member = new MemberStore({
    open,
    openLogin,
    recognise,
    fetchProfile: (iid) => ask(getProfile, { iid }),
    endSession: (iid) => ask(logout, { iid, reqId: createId() }),
  })
  const tenant = new TenantStore({
    later,
    fetchSite: (iid) => ask(getSiteInfo, { iid, type: 'js', userId: member.userId }),
    fetchTabBar: async (iid) => (await ask(listConfig, { iid, type: 'tabBar' })).list,
    brought: (iid) => ({
      site: brought(getSiteInfo, { iid, type: 'js', userId: '' }),
      tabBar: brought(listConfig, { iid, type: 'tabBar' })?.list,
    }),
  })
  const distribution = new DistributionStore({
    open,
    fetchKey: async (iid, userId, dataType, dataId) =>
      (await ask(getDistributionKey, { iid, userId, dataType, dataId })).key,
    lockFans: (iid, multiDisKey, userId) => ask(lockFans, { iid, multiDisKey, userId }),
  })
  return {
    tenant,
    member,
    distribution,
    native: new NativeStore(),
    prepay: new PrepayStore(open, member),
    pickedPlace: new PickedPlaceStore(open),
  }
}
