import { EXTEND_CODE, getCardCampaign, getDistributorRole, KEY_PARAM, ORDER_TYPE, usableKey } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from '../form.module.scss'
import { text } from '../messages'

interface Offer {
  readonly answer: Awaited<ReturnType<typeof fetchOffer>>
  readonly sharer: string
}

const fetchOffer = (iid: number, cardId: string) => call(getCardCampaign, { iid, code: EXTEND_CODE, cardId })

/** Cards on sale, for a buyer with a link and for the distributor who shares it. */
function ExtendCard() {
  const { iid, query } = useRoute<'realcard.extend'>()
  const cardId = query.cardId ?? ''
  const key = query[KEY_PARAM]
  const { prepay } = useSession()
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [found, setFound] = useState<Offer | null>(null)
  const load = async () => {
    try {
      const answer = await fetchOffer(iid, cardId)
      const usable = usableKey(key)
      const role = usable ? await call(getDistributorRole, { iid, id: usable }).catch(() => null) : null
      setFound({ answer, sharer: role?.nickname ?? '' })
      setState(screenReady)
    } catch (error) {
      if (!found) setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  const { offer, commission } = found?.answer ?? { offer: null, commission: null }
  const keyOf = cardId ? { moduleType: ORDER_TYPE.card, id: cardId } : null
  const share = useShare({ title: offer?.title ?? '', desc: offer?.desc ?? '', imgUrl: offer?.img ?? '', keyOf })
  const buy = () => {
    if (!offer) return
    prepay.put({
      ...{ iid, orderType: ORDER_TYPE.card, keys: offer.id, property: '', property2: '', num: 1, info: {} },
      ...{ title: offer.title, cover: offer.img },
    })
    void navigate('pay.card', { iid })
  }
  return (
    <ScreenFrame
      title={text('extendTitle')}
      state={state}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        offer && (
          <ActionBar
            note={<Price id="card-price" fen={offer.price} size="large" />}
            icons={
              <ActionIcon
                id="share-button"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('share')}
                onPress={share}
              />
            }
          >
            <AppButton id="card-buy" kind="accent" stretch disabled={offer.left === 0} onPress={buy}>
              {text(offer.left === 0 ? 'soldOut' : 'buy')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {offer && (
        <View className={css.page}>
          {found?.sharer && <Text id="card-sharer">{text('recommends', { name: found.sharer })}</Text>}
          <View className={css.card}>
            <Picture src={offer.img} alt={offer.title} ratio={16 / 9} lazy={false} radius="control" />
            <Text id="card-title" className={css.title}>
              {offer.title}
            </Text>
            <Text className={css.text}>{offer.desc}</Text>
            <Text className={css.small}>
              {[
                text('daysLong', { days: offer.days }),
                text('soldCount', { count: offer.sold }),
                text('leftCount', { count: offer.left }),
              ].join(' · ')}
            </Text>
            {commission !== null && (
              <Text id="card-commission" className={css.earn}>
                {text('commission', { amount: priceNumber(commission) })}
              </Text>
            )}
          </View>
          {offer.rights.length > 0 && <SectionHeading title={text('rights')} />}
          <RowGroup>
            {offer.rights.map(({ id, name, total }) => (
              <ListRow key={id} title={name} value={`×${total}`} />
            ))}
          </RowGroup>
          <AppButton id="to-activate" kind="secondary" onPress={() => void navigate('realcard.activate', { iid })}>
            {text('toActivate')}
          </AppButton>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(ExtendCard)
