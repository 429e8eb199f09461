import { createVipCard } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { saveImage } from '@/flows/saveImage/saveImage'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import type { GongyiStore } from './GongyiStore'
import css from './index.module.scss'
import { text } from './messages'

/** Groups of four are easier to read out. */
const grouped = (no: string): string => no.replace(/(.{4})(?=.)/g, '$1 ')

/** The card as one would hold it, or what it is good for. */
export const VolunteerCard = observer(function VolunteerCard(props: {
  readonly iid: number
  readonly store: GongyiStore
}) {
  const { iid, store } = props
  const { member, tenant } = useSession()
  const [saving, setSaving] = useState(false)
  const card = store.volunteer?.card
  const save = async (no: string) => {
    setSaving(true)
    try {
      const desc = text('heroWhy', { count: store.offers.length })
      const wish = { iid, cardTitle: text('heroTitle'), cardDesc: `${tenant.name} · ${desc}`, cardNo: no }
      await saveImage((await call(createVipCard, wish)).imgUrl)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <View id="volunteer-card" className={css.hero}>
      <Text className={css.heroTitle}>{text('heroTitle')}</Text>
      {card ? (
        <>
          <Text id="volunteer-no" className={css.number} userSelect>
            {grouped(card.no)}
          </Text>
          {card.name !== '' && <Text className={css.heroNote}>{text('cardOf', { name: card.name })}</Text>}
        </>
      ) : (
        store.offers.length > 0 && (
          <Text className={css.heroNote}>{text('heroWhy', { count: store.offers.length })}</Text>
        )
      )}
      {(card || member.status === 'visitor') && (
        <View className={css.heroAct}>
          {card ? (
            <AppButton id="volunteer-save" size="small" loading={saving} onPress={() => void save(card.no)}>
              {text('saveCard')}
            </AppButton>
          ) : (
            <AppButton id="volunteer-login" size="small" onPress={() => void member.requireMember()}>
              {text('logIn')}
            </AppButton>
          )}
        </View>
      )}
    </View>
  )
})
