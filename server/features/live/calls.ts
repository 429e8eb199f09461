import { type liveCalls, MODULE_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { targetOf } from '../paid/public'
import { host } from './host'
import { liveState } from './liveState'
import { tellLive } from './news'
import { setPresence } from './presence'

const moduleType = MODULE_TYPE.live

/** Live rooms: how they stand, who is in them, and the host's word. */
export const live: Handlers<typeof liveCalls> = {
  getLiveState: async (ctx, { id, inviterRid }) =>
    await liveState(
      ctx.db,
      askerOf(ctx),
      await targetOf(ctx.db, ctx.iid, { moduleType, id }, askerOf(ctx)),
      inviterRid,
    ),
  hostLive: (ctx, params) => host(ctx, params),
  watchLive: async (ctx, { id, on }) => {
    const { db, iid, member, secrets, ip, clock } = ctx
    const room = await targetOf(db, iid, { moduleType, id }, askerOf(ctx))
    const session = member ? `m${member.user_id}` : secrets.sign('visitor', ip)
    await setPresence(db, { iid, room_id: id, session, rid: member?.rid ?? null }, on, clock())
    tellLive(ctx, { iid, roomId: id })
    return await liveState(db, askerOf(ctx), room)
  },
}
