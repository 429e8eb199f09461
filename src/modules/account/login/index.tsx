import { build, loginByMobile, registerByMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { keepLogin } from '@/flows/keepLogin'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { isText } from '@/lib/isText'
import { leaveLogin } from '@/routes/login'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { type LoginField, LoginStore } from './LoginStore'
import { loginFailure } from './loginFailure'
import { QuickLogin } from './QuickLogin'
import { TermsField } from './TermsField'

const MOBILE = 'login:mobile'

function Login() {
  const { iid, query } = useRoute<'account.login'>()
  const { member, tenant } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new LoginStore({
      login: (loginName, passWord) => call(loginByMobile, { iid, loginName, passWord }),
      register: (loginName, verifyCode, password) => call(registerByMobile, { iid, loginName, verifyCode, password }),
      remembered: device.read(MOBILE, isText) ?? '',
      remember: (mobile) => void device.write(MOBILE, mobile),
      enter: (answer) => keepLogin(member, iid, answer),
    })
  })
  const sender = useCodeSender(iid, 'login')
  const returnTo = query.return || query.from
  const enter = async () => {
    toast.success(text('loggedIn'))
    await leaveLogin(returnTo)
  }
  const submit = async () => {
    try {
      if (await store.submit()) await enter()
    } catch (error) {
      toast.error(loginFailure(error))
    }
  }
  const { mode, problems } = store
  const errorOf = (field: LoginField) => {
    const problem = problems[field]
    return problem && text(problem)
  }
  const isRegister = mode === 'register'
  const prefix = isRegister ? 'register' : 'login'
  return (
    <ScreenFrame title={text(isRegister ? 'register' : 'login')} background="surface">
      <View className={css.form}>
        <Text className={css.welcome}>
          {tenant.name ? text('welcome', { name: tenant.name }) : text('welcomePlain')}
        </Text>
        {!isRegister && (
          <Tabs
            idPrefix="login-mode"
            items={[
              { key: 'password', text: text('passwordTab') },
              { key: 'code', text: text('codeTab') },
            ]}
            activeKey={mode}
            onSelect={(next) => store.choose(next)}
          />
        )}
        <TextField
          id={`${prefix}-mobile`}
          label={text('mobile')}
          kind="phone"
          maxLength={11}
          placeholder={text('mobileHint')}
          value={store.mobile}
          onChange={(value) => store.type('mobile', value)}
          error={errorOf('mobile')}
        />
        {mode !== 'password' && (
          <CodeField
            id={`${prefix}-code`}
            sender={sender}
            value={store.code}
            onChange={(value) => store.type('code', value)}
            mobile={() => store.numberForCode()}
            onSubmit={() => void submit()}
            error={errorOf('code')}
          />
        )}
        {mode !== 'code' && (
          <TextField
            id={`${prefix}-password`}
            label={text('password')}
            kind="password"
            maxLength={64}
            placeholder={text('passwordHint')}
            value={store.password}
            onChange={(value) => store.type('password', value)}
            onSubmit={() => void submit()}
            error={errorOf('password')}
          />
        )}
        {mode === 'code' && <Text className={css.note}>{text('codeNote')}</Text>}
        <TermsField iid={iid} store={store} />
        <AppButton id={`${prefix}-submit`} kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
          {text(isRegister ? 'registerNow' : 'login')}
        </AppButton>
        <QuickLogin
          iid={iid}
          agreed={store.agreed}
          onAgreeFirst={() => store.agreeFirst()}
          onDone={enter}
          returnTo={returnTo || build('index.home', { iid })}
        />
        <AppButton
          id="to-register"
          kind="ghost"
          stretch
          onPress={() => store.choose(isRegister ? 'password' : 'register')}
        >
          {text(isRegister ? 'toLogin' : 'toRegister')}
        </AppButton>
      </View>
    </ScreenFrame>
  )
}

export default observer(Login)
