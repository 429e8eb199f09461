import { loginByMobile, registerByMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { keepLogin } from '@/flows/keepLogin'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { Picture } from '@/ui/media/Picture'
import { Tabs } from '@/ui/navigation/Tabs'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { text } from '../messages'
import { applicantSession } from '../useApplicant'
import css from './index.module.scss'
import { type Begun, type PersonalField, PersonalStore } from './PersonalStore'

const BEGUN = 'university:begun'
const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'tab' in value &&
  (value.tab === 'login' || value.tab === 'register') &&
  'mobile' in value &&
  typeof value.mobile === 'string'

function UniversityPersonal() {
  const { iid } = useRoute<'university.personal'>()
  const { member, tenant } = useSession()
  const tabBar = useTabBar()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new PersonalStore({
      begun: device.read(BEGUN, isBegun),
      remember: (begun) => void device.write(BEGUN, begun),
      login: (loginName, passWord) => call(loginByMobile, { iid, loginName, passWord }),
      register: (loginName, verifyCode, password) => call(registerByMobile, { iid, loginName, verifyCode, password }),
      enter: (login) => {
        applicantSession.keep(iid, { rid: login.t1, token: login.t2 })
        return keepLogin(member, iid, login)
      },
    })
  })
  const sender = useCodeSender(iid, 'apply')
  useScreenShow(() => {
    if (applicantSession.read(iid)) void replace('university.apply', { iid })
  })
  const submit = async () => {
    const position = store.tab === 'register' ? 'top' : 'middle'
    const refuse = (msg: string) => toast.error(msg, { position })
    try {
      const outcome = await store.submit()
      if (outcome?.kind === 'refused') refuse(outcome.msg)
      else if (outcome?.kind === 'registered') toast.success(text('registered'))
      else if (outcome?.kind === 'loggedIn') await replace('university.apply', { iid })
    } catch (error) {
      refuse(errorText(error))
    }
  }
  const errorOf = (field: PersonalField) => (store.problem?.field === field ? text(store.problem.problem) : undefined)
  const registering = store.tab === 'register'
  const prefix = store.tab
  return (
    <UniversityFrame section="mine" background="surface" tabBar={tabBar}>
      <View className={css.head}>
        <View className={css.logo}>
          {tenant.site?.logo && <Picture src={tenant.site.logo} alt="" ratio={1} radius="card" lazy={false} />}
        </View>
        <Text className={css.name}>{tenant.name}</Text>
        <Text className={css.welcome}>{text('welcome')}</Text>
      </View>
      <View className={css.form}>
        <Tabs
          idPrefix="university"
          items={[
            { key: 'login', text: text('loginTab') },
            { key: 'register', text: text('registerTab') },
          ]}
          activeKey={store.tab}
          onSelect={(tab) => store.choose(tab)}
        />
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
        <TextField
          id={`${prefix}-password`}
          label={text('password')}
          kind="password"
          maxLength={64}
          placeholder={text(registering ? 'newPasswordHint' : 'passwordHint')}
          value={store.password}
          onChange={(value) => store.type('password', value)}
          {...(registering ? {} : { onSubmit: () => void submit() })}
          error={errorOf('password')}
        />
        {registering && (
          <TextField
            id="register-confirm"
            label={text('confirm')}
            kind="password"
            maxLength={64}
            placeholder={text('confirmHint')}
            value={store.confirm}
            onChange={(value) => store.type('confirm', value)}
            error={errorOf('confirm')}
          />
        )}
        {registering && (
          <CodeField
            id="register-code"
            sender={sender}
            value={store.code}
            onChange={(value) => store.type('code', value)}
            typed={store.mobile}
            mobile={() => store.numberForCode()}
            onSubmit={() => void submit()}
            error={errorOf('code')}
          />
        )}
        <AppButton id={`${prefix}-submit`} kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
          {text(registering ? 'register' : 'login')}
        </AppButton>
      </View>
    </UniversityFrame>
  )
}

export default universityScreen(observer(UniversityPersonal))
