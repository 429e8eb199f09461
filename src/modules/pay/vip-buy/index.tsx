import { getVipProfile, listVipCards, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { scrollToField } from '@/ui/fields/scrollToField'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { sellsVirtual } from '../sellsVirtual'
import { isOutdated, useBuy } from '../useBuy'
import css from './index.module.scss'
import { text } from './messages'
import { termStart } from './termStart'
import { perMonth, VipBuyStore } from './VipBuyStore'

function VipBuy() {
  const { iid, query } = useRoute<'pay.vipBuy' | 'account.vipBuy'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new VipBuyStore({
        wanted: query.id ?? '',
        fetchCards: () => call(listVipCards, { iid }),
        fetchProfile: () => (member.isMember ? call(getVipProfile, { iid }) : Promise.resolve(null)),
        emptyState: () => ({ kind: 'empty', message: text('none') }),
        now: serverNow,
      }),
  )
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.cards.length > 0 && store.load()))
  const { cards, card, profile, newEnd } = store
  const { busy, buy } = useBuy(iid, ORDER_TYPE.vip)
  const submit = async () => {
    const chosen = store.ready()
    if (!chosen) {
      // The box shows the reason.
      return scrollToField('vip-agree')
    }
    try {
      await buy({ keys: chosen.id, payable: chosen.price })
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await store.load()
    }
  }
  const end = profile?.expireAt ?? null
  const isVip = profile?.isVip === true
  const isForSale = sellsVirtual()
  return (
    <ScreenFrame
      title={text(isVip ? 'renewTitle' : 'title')}
      state={store.state}
      skeleton={<CardsSkeleton />}
      onRefresh={() => store.load()}
      footer={
        card && (
          <ActionBar {...(isForSale ? { note: <Price id="vip-price" fen={card.price} size="large" /> } : {})}>
            <AppButton
              id="vip-submit"
              kind="accent"
              stretch
              loading={busy}
              disabled={!isForSale}
              onPress={() => void submit()}
            >
              {text(isForSale ? (isVip ? 'renew' : 'buy') : 'notForSale')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        <View id="vip-state" className={css.hero}>
          <Text className={css.heroTitle}>{profile?.cardTitle || card?.cardTitle || ''}</Text>
          <Text className={css.heroNote}>
            {end === null ? text('notYet') : text(isVip ? 'running' : 'ended', { date: formatMoment(end, 'date') })}
          </Text>
        </View>
        <SectionHeading title={text('choose')} />
        <View className={css.cards}>
          {cards.map((one) => {
            const month = perMonth(one)
            const chosen = one.id === card?.id
            return (
              <View
                key={one.id}
                id={`vip-card-${one.id}`}
                className={joinClasses(css.card, chosen && css.chosen)}
                {...pressProps(() => store.choose(one.id), { pressed: chosen })}
              >
                <View className={css.cardHead}>
                  <Text className={css.cardTitle}>{one.cardTitle}</Text>
                  <Text className={css.note}>{text('days', { days: one.days })}</Text>
                </View>
                {isForSale && (
                  <View className={css.cardEnd}>
                    <Price fen={one.price} size="large" />
                    {month !== null && (
                      <Text className={css.note}>{text('perMonth', { yuan: priceNumber(month) })}</Text>
                    )}
                  </View>
                )}
              </View>
            )
          })}
        </View>
        {card && (
          <>
            <SectionHeading title={text('benefits')} />
            <View className={css.benefits}>
              {card.cardDesc && <Text className={css.desc}>{card.cardDesc}</Text>}
              {card.benefits.map((benefit) => (
                <View key={benefit} className={css.benefit}>
                  <View className={css.tick}>
                    <Icon drawing={checkIcon.drawing} size={14} />
                  </View>
                  <Text>{benefit}</Text>
                </View>
              ))}
            </View>
            <RowGroup>
              <ListRow {...termStart(isVip ? end : null)} />
              <ListRow
                id="vip-until"
                title={text('until')}
                value={newEnd === null ? '' : formatMoment(newEnd, 'date')}
              />
            </RowGroup>
          </>
        )}
        {isForSale && (
          <CheckboxField
            id="vip-agree"
            label={text('agreement')}
            value={store.agreed}
            onChange={(on) => store.agree(on)}
            {...(store.refused ? { error: text('agreeFirst') } : {})}
          >
            <Text>{text('agreeBefore')}</Text>
            <Text className={css.link} {...pressProps(() => void navigate('info.protocol', { iid }), { role: 'link' })}>
              {text('agreement')}
            </Text>
          </CheckboxField>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(VipBuy)
