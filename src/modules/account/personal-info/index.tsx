import { bindMobile, isMobile } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { memberState } from '../memberState'
import { text } from '../messages'
import css from './index.module.scss'

function PersonalInfo() {
  const { iid } = useRoute<'account.personalInfo'>()
  const { member } = useSession()
  const [binding, setBinding] = useState(false)
  useEffect(() => void member.ready(), [member])
  const { profile } = member
  const bound = profile?.bound.map((one) => text(`bound_${one}`)).join('、')
  return (
    <ScreenFrame
      title={text('infoTitle')}
      state={memberState(member)}
      footer={
        <ActionBar>
          <AppButton
            id="edit-profile"
            kind="primary"
            stretch
            onPress={() => void navigate('account.personalEdit', { iid })}
          >
            {text('edit')}
          </AppButton>
        </ActionBar>
      }
    >
      {profile && (
        <View className={css.info}>
          <RowGroup>
            <ListRow title={text('avatar')} value={<Avatar src={profile.headImg} name={profile.nick_name} />} />
            <ListRow title={text('nickname')} value={profile.nick_name || text('none')} />
            <ListRow title={text('sex')} value={text(`sex_${profile.sex}`)} />
            <ListRow title={text('birthday')} value={profile.birthday || text('none')} />
            <ListRow title={text('signature')} value={profile.signature || text('none')} />
          </RowGroup>
          <RowGroup>
            <ListRow
              id="bind-mobile"
              title={text('mobileBound')}
              value={profile.mobile || text('notBound')}
              onPress={() => setBinding(true)}
            />
            <ListRow title={text('bound')} value={bound || text('notBound')} />
          </RowGroup>
        </View>
      )}
      <BindSheet iid={iid} open={binding} onClose={() => setBinding(false)} />
    </ScreenFrame>
  )
}

interface BindSheetProps {
  readonly iid: number
  readonly open: boolean
  readonly onClose: () => void
}

const BindSheet = observer(function BindSheet({ iid, open, onClose }: BindSheetProps) {
  const { member } = useSession()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const sender = useCodeSender(iid, 'bind')
  const right = isMobile(mobile.trim())
  const bind = async () => {
    setTried(true)
    if (!right || !/^\d{6}$/.test(code) || busy) return
    setBusy(true)
    try {
      await call(bindMobile, { iid, loginName: mobile.trim(), verifyCode: code })
      await member.refresh()
      toast.success(text('bindDone'))
      onClose()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      open={open}
      title={text(member.profile?.mobile ? 'bindChange' : 'bind')}
      onClose={onClose}
      footer={
        <AppButton id="bind-send" kind="primary" stretch loading={busy} onPress={() => void bind()}>
          {text('bind')}
        </AppButton>
      }
    >
      <View className={css.fields}>
        <TextField
          id="bind-number"
          label={text('mobile')}
          kind="phone"
          maxLength={11}
          placeholder={text('mobileHint')}
          value={mobile}
          onChange={setMobile}
          error={tried && !right ? text('mobileWrong') : undefined}
        />
        <CodeField
          id="bind-code"
          sender={sender}
          value={code}
          onChange={setCode}
          mobile={() => {
            setTried(true)
            return right ? mobile.trim() : null
          }}
          error={tried && right && code !== '' && !/^\d{6}$/.test(code) ? text('codeWrong') : undefined}
        />
      </View>
    </BottomSheet>
  )
})

export default observer(PersonalInfo)
