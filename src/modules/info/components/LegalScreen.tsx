import { consentInfo, getInfo } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { leaveDevice } from '@/flows/leaveDevice'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { LegalStore } from '../LegalStore'
import { text } from '../messages'
import { DocText } from './DocText'
import css from './LegalScreen.module.scss'

interface LegalScreenProps {
  readonly iid: number
  readonly kind: 'protocol' | 'protocol_ext' | 'privacy' | 'privacy_ext' | 'insurance'
  readonly title: string
}

/** A versioned legal text with the viewer's consent. */
export const LegalScreen = observer(function LegalScreen(props: LegalScreenProps) {
  const { iid, kind, title } = props
  // A partner's own app shows a partner's text, so it has no header of ours.
  const bare = kind.endsWith('_ext')
  // What is insured is read, not agreed to.
  const isReading = kind === 'insurance'
  // Withdrawing consent to the privacy policy ends the session.
  const withdrawable = kind.startsWith('privacy')
  const { member } = useSession()
  const [store] = useState(
    () =>
      new LegalStore({
        fetchDoc: () => call(getInfo, { iid, kind }),
        consent: (version, on) => saveOnce(`consent:${kind}`, consentInfo, { iid, kind, version, on }),
      }),
  )
  const { userId } = member
  // After a login the screen shows what the member has consented to; after a logout nothing is consented to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on the viewer
  useEffect(() => void store.load(), [store, userId])
  const { doc } = store
  const send = async (on: boolean) => {
    if (!(await member.requireMember())) return
    if (!on && !(await dialog.confirm({ message: text('withdrawAsk'), danger: true }))) return
    try {
      const outcome = await store.consent(on)
      if (outcome === 'stale') toast.show(text('stale'))
      if (outcome !== 'done') return
      if (on) return toast.success(text(isReading ? 'readDone' : 'agreeDone'))
      // The server has ended the session; the surrounding app must not log the member in again.
      await leaveDevice(member)
      toast.show(text('withdrawn'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={doc?.title || title}
      header={bare ? 'none' : 'bar'}
      background="surface"
      state={store.state}
      skeleton={<DetailSkeleton cover={false} />}
      footer={
        doc && (
          <ActionBar note={doc.agreed && <Text className={css.agreed}>{text(isReading ? 'haveRead' : 'agreed')}</Text>}>
            {!doc.agreed && (
              <AppButton id="consent-agree" kind="primary" stretch loading={store.busy} onPress={() => void send(true)}>
                {text(isReading ? 'confirmRead' : 'agree')}
              </AppButton>
            )}
            {doc.agreed && withdrawable && (
              <AppButton id="consent-withdraw" loading={store.busy} onPress={() => void send(false)}>
                {text('withdraw')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {doc && (
        <View className={css.text}>
          <Text className={css.title}>{doc.title}</Text>
          <Text className={css.version}>
            {text('version', { version: doc.version, date: formatMoment(doc.updatedAt, 'date') })}
          </Text>
          <DocText doc={doc} />
        </View>
      )}
    </ScreenFrame>
  )
})
