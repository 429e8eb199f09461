import { isMobile, type storeCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { RoleCheck } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { sendSmsCode } from '../../identity/smsCodes'
import { storeOf } from './ownStore'
import { removeMember, saveMember } from './saveMember'
import { changeStore, openOwnStore } from './saveStore'
import { saveItem } from './storeItems'
import { storeOrders } from './storeOrders'
import { storeFor } from './storeView'
import { setSupply, supplyPartners } from './supplyPartners'

/** The access word `storeOwner`: whoever has a small store, open or closed. */
export const isStoreOwner: RoleCheck = async (ctx) =>
  ctx.member !== null && (await storeOf(ctx.db, ctx.member)) !== undefined

/** Small stores: a distributor's shelf with prices of their own, the people who work for it, and its orders. */
export const store: Handlers<typeof storeCalls> = {
  async hasShop(ctx) {
    const own = ctx.member ? await storeOf(ctx.db, ctx.member) : undefined
    return { hasShop: own !== undefined, storeId: own ? String(own.id) : null }
  },

  async sendShopCode(ctx, { phone }): Promise<true> {
    if (!isMobile(phone)) throw paramError('phone')
    await sendSmsCode(ctx, phone, 'shop')
    return true
  },

  async listSupplyPartners(ctx, { saleIid }) {
    const own = await storeOf(ctx.db, ctx.me)
    if (saleIid !== ctx.iid || !own) throw new CallError('DENIED')
    return await supplyPartners(ctx.db, ctx.iid, own.id)
  },

  joinSupply: (ctx, { supplyIid, on }) => setSupply(ctx.db, ctx.me, { supplyIid, on }),

  getStore: (ctx, { storeId }) => storeFor(ctx.db, askerOf(ctx), storeId),
  openStore: (ctx, wish) => openOwnStore(ctx, wish),
  saveStore: (ctx, wish) => changeStore(ctx, wish),
  saveStoreMember: (ctx, wish) => saveMember(ctx, wish),
  deleteStoreMember: async (ctx, { id }) => removeMember(ctx.db, await storeOf(ctx.db, ctx.me), id),
  saveStoreItem: (ctx, wish) => saveItem(ctx.db, ctx.me, wish),
  listStoreOrders: (ctx, { pageNo, pageSize }) => storeOrders(ctx, ctx.me, { pageNo, pageSize, at: ctx.clock() }),
}
