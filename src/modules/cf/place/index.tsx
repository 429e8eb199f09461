import { type CfPlace, saveCf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatWritten } from '@/locales/formatWritten'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { toast } from '@/ui/feedback/toast'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { text } from '../messages'
import { replaceStep } from '../openStep'
import { useCampaign } from '../useCampaign'

/** Where the trip leads; its cost becomes the goal. */
function CfPlaceScreen() {
  const { iid, query } = useRoute<'cf.place'>()
  const { id = '' } = query
  const { member } = useSession()
  const store = useCampaign(iid, id)
  const [picked, setPicked] = useState('')
  const [busy, setBusy] = useState(false)
  const { answer } = store
  const own = answer?.project ?? null
  const isLive = own !== null && own.state !== 'draft'
  const chosen = picked || answer?.project?.place?.id || ''
  const save = async () => {
    if (isLive) return await replace('cf.share', { iid, projectId: own.id, id })
    if (chosen === '') return toast.show(text('chooseFirst'))
    setBusy(true)
    try {
      await saveOnce(`cf:place:${id}`, saveCf, { iid, id, fields: { placeId: chosen } })
      await store.load()
      await replaceStep({ iid, id }, store.nextStep)
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ScreenFrame
      title={text('placeTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<ListSkeleton />}
      onRefresh={() => store.load()}
      footer={
        answer && (
          <ActionBar>
            <AppButton id="cf-place-save" kind="primary" stretch loading={busy} onPress={() => void save()}>
              {text(isLive ? 'myProject' : 'next')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && (
        <View className={css.page}>
          <Text className={css.note}>{text(isLive ? 'alreadyLive' : 'placeNote')}</Text>
          <View className={css.list}>
            {answer.campaign.places.map((place) => (
              <PlaceChoice
                key={place.id}
                place={place}
                chosen={place.id === chosen}
                fixed={isLive}
                onChoose={() => setPicked(place.id)}
              />
            ))}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

interface PlaceChoiceProps {
  readonly place: CfPlace
  readonly chosen: boolean
  /** True when the choice was made for good. */
  readonly fixed: boolean
  readonly onChoose: () => void
}

function PlaceChoice({ place, chosen, fixed, onChoose }: PlaceChoiceProps) {
  const { id, name, img, day, cost, left } = place
  const isFull = left === 0
  return (
    <View
      id={`place-${id}`}
      className={joinClasses(css.choice, chosen && css.chosen, isFull && css.off)}
      {...pressProps(isFull || fixed ? undefined : onChoose, { pressed: chosen })}
    >
      <View className={css.thumb}>
        <Picture src={img} alt="" ratio={4 / 3} radius="control" />
      </View>
      <View className={css.grow}>
        <View className={css.line}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.note}>{isFull ? text('quotaNone') : text('quotaLeft', { count: left })}</Text>
        </View>
        <Text className={css.note}>{formatWritten(day)}</Text>
        <Text className={css.text}>{text('placeGoal', { goal: priceNumber(cost) })}</Text>
      </View>
    </View>
  )
}

export default observer(CfPlaceScreen)
