import {
  type ConfigItem,
  checkInterest,
  getVolunteer,
  listConfig,
  sendFeedback,
  takeVipBenefit,
} from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { WindowedList } from '@/ui/list/WindowedList'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { GongyiStore, type TakenOffer, takenOf } from './GongyiStore'
import css from './index.module.scss'
import { text } from './messages'
import { monthOf } from './monthOf'
import { OfferRow } from './OfferRow'
import { VolunteerCard } from './VolunteerCard'
import { VolunteerForm } from './VolunteerForm'

/** All offers come in one page (screens-content §7 lists 46). */
const MOST = 50
/** Height of an offer with the gap below it, in px of a 375 design. */
const ROW = 96

const keyOf = ({ id }: ConfigItem) => id

/** A code on show, with its offer. */
interface Shown extends TakenOffer {
  readonly title: string
}

/** The member's card and the partners' offers; one code of each a month. */
export const OwnGongyi = observer(function OwnGongyi(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const [code, setCode] = useState<Shown | null>(null)
  const [store] = useState(
    () =>
      new GongyiStore({
        fetchOffers: async () => (await call(listConfig, { iid, type: 'gongyi', pageSize: MOST })).list,
        fetchState: async () => (member.isMember ? await call(getVolunteer, { iid }) : null),
        check: (said) => call(checkInterest, { iid, ...said }),
        takeCard: (infos) => call(takeVipBenefit, { iid, type: 'gongyi', targetId: '0', infos }),
        apply: (said) =>
          callOnce(`volunteer:${JSON.stringify(said)}`, sendFeedback, (reqId) => ({
            ...{ iid, reqId, kind: 'volunteer' as const, ...said },
          })),
        takeOffer: (targetId) => call(takeVipBenefit, { iid, type: 'gongyi', targetId }),
      }),
  )
  useKnownMember(() => store.load())
  useShareMenu({ title: text('title') })
  const card = store.volunteer?.card
  const press = async (offer: ConfigItem) => {
    const own = takenOf(offer)
    if (own) return setCode({ ...own, title: offer.title })
    if (!(await member.requireMember())) return
    if (!card) {
      toast.show(text('cardFirst'))
      return scrollToElement('volunteer-card')
    }
    try {
      const taken = await store.take(offer.id)
      if (taken) setCode({ ...taken, title: offer.title })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  // The list keeps the function that draws its rows.
  const [render] = useState(() => (offer: ConfigItem) => <OfferRow store={store} offer={offer} onPress={pressed} />)
  const [latest] = useState({ press })
  latest.press = press
  function pressed(offer: ConfigItem) {
    void latest.press(offer)
  }
  return (
    <ScreenFrame title={text('title')} state={store.state} skeleton={<CardsSkeleton />} onRefresh={() => store.load()}>
      {tabs}
      <View className={css.page}>
        <VolunteerCard iid={iid} store={store} />
        {store.volunteer && !card && <VolunteerForm iid={iid} store={store} />}
        <SectionHeading title={text('offers')} />
        <View className={css.kinds}>
          <ChipRow
            idPrefix="offer-kinds"
            items={['', ...store.categories].map((key) => ({ key, text: key || text('all') }))}
            activeKey={store.category}
            onSelect={(key) => store.choose(key)}
          />
        </View>
        {store.offers.length === 0 && <EmptyState message={text('empty')} />}
        <WindowedList rows={store.shown} keyOf={keyOf} rowHeight={ROW} className={css.offers} render={render} />
      </View>
      <BottomSheet id="offer-code" open={code !== null} title={text('seeCode')} onClose={() => setCode(null)}>
        {code && (
          <TicketCode
            code={{ code: code.code, name: code.title, used: false, usedAt: null }}
            title={text('monthOf', { title: code.title, month: monthOf(code.period) })}
          />
        )}
      </BottomSheet>
    </ScreenFrame>
  )
})
