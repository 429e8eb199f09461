import {
  addAddress,
  calculateOrder,
  type GoodsSource,
  getOrderSource,
  getPromo,
  listAddresses,
  listOperationSales,
  ORDER_TYPE,
} from '@quanzi/contract'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { AddressFormStore, isAddressForm } from '@/domain/address/AddressFormStore'
import { chosenAddress, forgetChosenAddress } from '@/domain/address/chosenAddress'
import { useEntrantPictures } from '@/flows/enroll/useEntrantPictures'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { dropForm } from '@/flows/upload/dropPictures'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { call } from '@/gateway/call'
import { waitlistCall } from '@/gateway/waitlistCall'
import { isText } from '@/lib/isText'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import type { MemberStore } from '@/session/MemberStore'
import type { PrepayOrder } from '@/session/PrepayStore'
import { useSession } from '@/session/SessionProvider'
import { memberDraft, openTenantStorage } from '@/session/sessionStorage'
import { type CheckoutOrder, CheckoutStore } from './CheckoutStore'
import { type ChoiceDraft, isChoiceDraft } from './ChoiceDraft'
import { DeliveryStore } from './DeliveryStore'
import { isPromoDraft } from './PriceStore'
import { placeOrder } from './placeOrder'
import { type CreateOrder, SentOrder } from './SentOrder'
import { seatTypeOf } from './sessionOf'

interface Wish {
  readonly iid: number
  readonly orderType: number
  readonly id: string
  readonly max: number
  /** The person whose poster led here. */
  readonly saleUserId?: string | undefined
}

interface Checkout {
  readonly store: CheckoutStore
  readonly delivery: DeliveryStore
  /** The order of the form screen; null when checkout was opened directly. */
  readonly prepaid: PrepayOrder | null
  readonly choiceDraft: { write(draft: ChoiceDraft): void }
}

interface CheckoutForm extends Checkout {
  /** The answers that are pictures. */
  readonly pictures: FormPictures
}

const GOODS: Readonly<Partial<Record<number, GoodsSource>>> = {
  [ORDER_TYPE.storeGoods]: 'store',
  [ORDER_TYPE.mallGoods]: 'mall',
}

/** The items whose full sessions have a waiting list. */
const QUEUES: Readonly<Partial<Record<number, 'act' | 'origin' | 'game'>>> = {
  [ORDER_TYPE.activity]: 'act',
  [ORDER_TYPE.origin]: 'origin',
  [ORDER_TYPE.game]: 'game',
}

const isThere = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The addresses of a checkout. The first one is entered there and shares its draft with the address book. */
function deliveryOf(iid: number, member: MemberStore): DeliveryStore {
  const device = openTenantStorage(iid)
  return new DeliveryStore({
    fetch: () => call(listAddresses, { iid }),
    chosen: () => chosenAddress(device),
    form: new AddressFormStore({
      fetch: null,
      missingText: '',
      save: (fields) => call(addAddress, { iid, ...fields }),
      draft: memberDraft('address:draft:new', isAddressForm, { iid, member }),
    }),
  })
}

/** The small store in which goods were opened: its prices apply. */
const storeOf = (prepaid: PrepayOrder | null): string | undefined =>
  typeof prepaid?.info.storeId === 'string' ? prepaid.info.storeId : undefined

/** The store of a checkout, wired to the gateway, the prepay order and the recommender's key. */
export function useCheckout({ iid, orderType, id, max, saleUserId }: Wish): CheckoutForm {
  const { prepay, member, distribution } = useSession()
  const choiceKey = `checkout:choice:${orderType}:${id}`
  const [checkout] = useState((): Checkout => {
    const given = prepay.take(iid)
    // Ignore a prepay order for something else.
    const prepaid = given?.orderType === orderType && (!id || given.keys === id) ? given : null
    const delivery = deliveryOf(iid, member)
    const sent = new SentOrder({
      storage: openTenantStorage(iid),
      of: `${orderType}:${prepaid?.keys ?? id}`,
      choice: prepaid,
      by: () => member.userId,
      create: (params) => placeOrder(params, call),
      now: Date.now,
    })
    const paramsOf = (order: CheckoutOrder, reqId: string): CreateOrder => ({
      iid,
      orderType,
      num: order.num,
      keys: order.keys,
      property: order.property,
      property2: order.property2,
      ...(order.couponIds.length > 1 ? { couponIds: [...order.couponIds] } : { couponId: order.couponIds[0] ?? '' }),
      useCoin: order.useCoin,
      isNeedInsur: order.insured,
      discountCode: order.discountCode,
      opSalesId: order.opSalesId,
      ...(/^\d{1,15}$/.test(saleUserId ?? '') ? { saleIid: iid, saleUserId: Number(saleUserId) } : {}),
      remark: order.remark,
      multiDisKey: distribution.keyOf(iid) ?? '',
      groupId: prepaid?.groupId ?? '',
      name: prepaid?.name ?? '',
      phone: prepaid?.phone ?? '',
      info: {
        ...order.info,
        ...(order.addressId ? { addressId: order.addressId } : {}),
        reqId,
        payable: order.payable,
      },
    })
    const remarkDraft = memberDraft(`checkout:remark:${orderType}:${prepaid?.keys ?? id}`, isText, { iid, member })
    const promoDraft = memberDraft(`checkout:promo:${orderType}:${prepaid?.keys ?? id}`, isPromoDraft, { iid, member })
    const choiceDraft = memberDraft(choiceKey, isChoiceDraft, { iid, member })
    const store = new CheckoutStore({
      prepaid,
      id,
      max,
      goods: GOODS[orderType],
      typed: () => choiceDraft.read(),
      keep: (choice) => prepaid && prepay.put({ ...prepaid, ...choice }),
      fetchSource: (keys) => call(getOrderSource, { iid, orderType, id: keys, storeId: storeOf(prepaid) }),
      calculate: ({ num, keys, property, property2 }) =>
        call(calculateOrder, {
          ...{ iid, orderType, num, keys, property, property2 },
          ...(storeOf(prepaid) ? { info: { storeId: storeOf(prepaid) } } : {}),
        }),
      findPromo: (code, keys) => call(getPromo, { iid, code, id: keys }),
      fetchReps: () => (member.isMember ? call(listOperationSales, { iid }) : Promise.resolve([])),
      create: (order) => sent.send((reqId) => paramsOf(order, reqId)),
      resend: () => {
        const { waiting } = sent
        return waiting && (() => sent.send(() => waiting))
      },
      requireMember: () => member.requireMember(),
      deliver: () => delivery.ready(),
      addressLost: () => delivery.load(),
      remarkDraft,
      promoDraft,
      finished: () => {
        prepay.clear(iid)
        remarkDraft.write(null)
        promoDraft.write(null)
        choiceDraft.write(null)
        forgetChosenAddress(openTenantStorage(iid))
        dropForm(iid, member.userId, choiceKey)
        if (prepaid?.draftKey) {
          memberDraft(prepaid.draftKey, isThere, { iid, member }).write(null)
          dropForm(iid, member.userId, prepaid.draftKey)
        }
      },
      waitlistOf: (choice) => {
        const scope = QUEUES[seatTypeOf(orderType, choice)]
        return scope ? waitlistCall(iid, scope, choice.keys).join : null
      },
      now: serverNow,
    })
    return { store, delivery, prepaid, choiceDraft }
  })
  const { store, choiceDraft } = checkout
  useEffect(
    () =>
      reaction(
        () => store.choice.draft,
        (draft) => draft && choiceDraft.write(draft),
      ),
    [store, choiceDraft],
  )
  const [enrolling] = useState(() => ({
    entrants: store.choice.entrants,
    keep: () => store.choice.draft && choiceDraft.write(store.choice.draft),
  }))
  const pictures = useEntrantPictures(iid, choiceKey, enrolling)
  useOwnDetails(iid, (own) => checkout.delivery.form.suggest(own), checkout.delivery.asksFirst)
  // Coupons, coins and member prices depend on the member.
  useKnownMember(() => {
    prepay.take(iid)
    return store.load()
  })
  return { ...checkout, pictures }
}
