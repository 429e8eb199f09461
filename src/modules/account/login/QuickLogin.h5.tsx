import { environment } from '@/platform/environment'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../messages'
import type { QuickLoginProps } from './QuickLoginProps'

/** In the messaging app: its provider identifies the visitor, with nickname and picture. */
export function QuickLogin({ agreed, onAgreeFirst, onDone, returnTo }: QuickLoginProps) {
  const { member } = useSession()
  const { isMessagingApp, isEnterpriseMessaging } = environment()
  if (!isMessagingApp || isEnterpriseMessaging) return null
  const logIn = async () => {
    if (!(await member.recognise({ full: true, byHand: true, returnTo }))) return
    await member.refresh()
    if (member.isMember) await onDone()
  }
  return (
    <AppButton id="wechat-login" stretch onPress={agreed ? () => void logIn() : onAgreeFirst}>
      {text('wechatLogin')}
    </AppButton>
  )
}
