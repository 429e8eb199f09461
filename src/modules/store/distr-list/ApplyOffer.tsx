import { applyDistributor, getRegulations } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { RichText } from '@/ui/content/RichText'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import css from './ApplyOffer.module.scss'

interface ApplyOfferProps {
  readonly iid: number
  /** True when an application waits for its approval. */
  readonly isWaiting: boolean
  /** Called after an application was sent. */
  readonly onApplied: () => void
}

/** For viewers who are not distributors: the possible earnings, the rules, and the application. */
export const ApplyOffer = observer(function ApplyOffer({ iid, isWaiting, onApplied }: ApplyOfferProps) {
  const { member } = useSession()
  const [rules, setRules] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    // The application works without the rules on the screen: the gateway has them.
    call(getRegulations, { iid }).then(
      ({ html }) => setRules(html),
      () => undefined,
    )
  }, [iid])
  const apply = async () => {
    if (isSending || !(await member.requireMember())) return
    setSending(true)
    try {
      await call(applyDistributor, { iid })
      onApplied()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <View id="distr-apply" className={css.offer}>
      <Text className={css.title}>{text(isWaiting ? 'applyWaiting' : 'applyTitle')}</Text>
      {!isWaiting && (
        <>
          <Text className={css.note}>{text('applyNote')}</Text>
          <AppButton id="distr-apply-button" kind="accent" stretch loading={isSending} onPress={() => void apply()}>
            {text('apply')}
          </AppButton>
        </>
      )}
      {rules !== '' && (
        <View className={css.rules}>
          <RichText html={rules} />
        </View>
      )}
    </View>
  )
})
