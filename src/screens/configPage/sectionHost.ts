import { openService } from '@/chat/openChat'
import { text } from '@/domain/messages'
import type { SectionHost } from '@/domain/sections/SectionProps'
import { openCounted } from '@/flows/openCounted'
import { openPlace } from '@/flows/place/openPlace'
import { link } from '@/platform/link'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { openAction } from '@/routes/openAction'
import type { Session } from '@/session/Session'
import { toast } from '@/ui/feedback/toast'
import type { ConfigPageStore } from './ConfigPageStore'

/** The actions of a configurable page's sections. */
export function sectionHost(store: ConfigPageStore, { tenant, member }: Session): SectionHost {
  const { iid, cid } = tenant
  const place = { iid, cid }
  return {
    openAction: (action) => openCounted(action, place),
    openItem: ({ moduleType, id }) => void openAction({ p: { moduleType, id } }, place),
    openModule: (moduleType, tag) => void openAction({ p: { moduleType, ...(tag ? { tag } : {}) } }, place),
    listItems: (moduleType, tag) => store.listItems(moduleType, tag),
    search: (word, moduleTypes) =>
      void navigate('search.outdoor', { iid, queryKey: word, moduleTypes: moduleTypes.join(',') }),
    openGoods: ({ goodsId, skuId }) =>
      void (skuId
        ? navigate('mall.detail', { iid, skuId })
        : navigate('store.detail', { iid, goodsId: goodsId ?? '' })),
    claimCoupon: async (coupon) => {
      if (!(await member.requireMember())) return
      try {
        const { ok, msg } = await store.claim(coupon, member.rid)
        if (ok) toast.success(msg)
        else toast.error(msg)
      } catch {
        toast.error(text('claimFailed'))
      }
    },
    openVip: (id) => void navigate('pay.vipBuy', { iid, id }),
    call: (phone) => void link.dial(phone),
    openMap: ({ lat, lng, address }) => void openPlace(iid, { lat, lng, name: address, address }),
    chat: () => void openService(),
    get claimed() {
      return store.claimed
    },
    now: serverNow,
  }
}
