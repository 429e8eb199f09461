import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { inFours } from '../activate/ActivateStore'
import css from '../form.module.scss'
import { text } from '../messages'
import { CardsStore } from './CardsStore'
import { cardTone, OwnCard } from './OwnCard'

/** The state of a card by its number, for everybody; below it the member's own cards. */
function QueryCards() {
  const { iid } = useRoute<'realcard.query'>()
  const { member } = useSession()
  const [store] = useState(() => new CardsStore({ iid }))
  const [state, setState] = useState<ScreenState>(screenLoading)
  const sender = useCodeSender(iid, 'card')
  const load = async () => {
    try {
      if (member.isMember) await store.load()
      setState(screenReady)
    } catch (error) {
      if (store.own.length === 0) setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  useScreenShow(() => void (state.kind === 'ready' && load()))
  const { own, found, lost } = store
  const freeze = async (cardId: string) => {
    if (!(await dialog.confirm({ message: text('freezeAsk'), confirmText: text('freeze'), danger: true }))) return
    try {
      await store.freeze(cardId, true)
      toast.success(text('frozen'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const unfreeze = async () => {
    if (!lost) return
    try {
      await store.freeze(lost.id, false)
      toast.success(text('unfrozen'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame title={text('queryTitle')} state={state} onRefresh={load}>
      <View className={css.page}>
        <View className={css.card}>
          <TextField
            id="query-no"
            label={text('queryByNo')}
            maxLength={19}
            placeholder={text('cardNoHint')}
            value={store.no}
            onChange={(value) => store.write(inFours(value))}
            error={store.fault || undefined}
            side={
              <AppButton
                id="query-send"
                kind="secondary"
                size="small"
                loading={store.busy}
                disabled={!store.isNo}
                onPress={() => void store.query()}
              >
                {text('query')}
              </AppButton>
            }
          />
          {found && (
            <View id="query-found" className={css.top}>
              <Text>{found.noMasked}</Text>
              <StatusTag tone={cardTone[found.state]}>{text(`state_${found.state}`)}</StatusTag>
              {found.expire !== null && (
                <Text className={css.small}>{text('expires', { date: formatMoment(found.expire, 'date') })}</Text>
              )}
            </View>
          )}
        </View>
        {own.length > 0 && <SectionHeading title={text('myCards')} />}
        {own.map((card) => (
          <OwnCard
            key={card.id}
            card={card}
            onFreeze={() => void freeze(card.id)}
            onUnfreeze={() => store.askCode(card)}
            onPacket={() => void navigate('realcard.redpacket', { iid, cardId: card.id })}
          />
        ))}
        <AppButton id="to-activate" kind="secondary" onPress={() => void navigate('realcard.activate', { iid })}>
          {text('toActivate')}
        </AppButton>
      </View>
      <BottomSheet
        open={lost !== null}
        title={text('unfreeze')}
        onClose={() => store.askCode(null)}
        footer={
          <AppButton
            id="unfreeze-send"
            kind="primary"
            stretch
            disabled={!/^\d{6}$/.test(store.code)}
            onPress={() => void unfreeze()}
          >
            {text('unfreeze')}
          </AppButton>
        }
      >
        <View className={css.page}>
          <Text className={css.small}>{text('unfreezeNote', { mobile: lost?.mobile ?? '' })}</Text>
          <CodeField
            id="unfreeze-code"
            sender={sender}
            value={store.code}
            onChange={(code) => store.type(code)}
            mobile={() => lost?.mobile ?? null}
          />
        </View>
      </BottomSheet>
    </ScreenFrame>
  )
}

export default observer(QueryCards)
