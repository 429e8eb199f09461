import { takeDevice } from '@/flows/leaveDevice'
import { exchangeCode } from '@/gateway/exchangeCode'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { PlatformButton } from '@/ui/action/PlatformButton'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import type { QuickLoginProps } from './QuickLoginProps'

/** In a mini-program: one tap logs in with the platform's phone number. */
export function QuickLogin({ iid, agreed, onAgreeFirst, onDone }: QuickLoginProps) {
  const { member } = useSession()
  const logIn = async (code: string | null, message: string) => {
    if (!code) {
      // A refusal by the visitor needs no message; an account without a number does.
      if (!/deny|cancel|privacy/i.test(message)) toast.show(text('noPhone'))
      return
    }
    try {
      const { token } = await exchangeCode('phone', iid, code)
      await member.loggedIn(iid, token)
      await takeDevice(member)
      await onDone()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  // A tap on the platform's button opens its window at once, so an ordinary button shows until the terms are accepted.
  return agreed ? (
    <PlatformButton
      id="phone-login"
      kind="secondary"
      openType="getPhoneNumber"
      onPhone={(code, message) => void logIn(code, message)}
    >
      {text('phoneLogin')}
    </PlatformButton>
  ) : (
    <AppButton id="phone-login" stretch onPress={onAgreeFirst}>
      {text('phoneLogin')}
    </AppButton>
  )
}
