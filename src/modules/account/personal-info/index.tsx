import { bindMobile } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { joinWords } from '@/locales/joinWords'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { memberState } from '../memberState'
import { text } from '../messages'
import { BindSheet } from './BindSheet'
import { BindStore } from './BindStore'
import { BlockedSheet } from './BlockedSheet'
import { BlockedStore } from './BlockedStore'
import css from './index.module.scss'

function PersonalInfo() {
  const { iid } = useRoute<'account.personalInfo'>()
  const { member } = useSession()
  const [binding] = useState(
    () =>
      new BindStore({
        bind: (loginName, verifyCode) => call(bindMobile, { iid, loginName, verifyCode }),
        refresh: () => member.refresh(),
      }),
  )
  const [blocked] = useState(() => {
    const emptyState = () => ({ kind: 'empty' as const, message: text('blockedNobody') })
    return new BlockedStore({ iid, ask: call, createId, emptyState })
  })
  useEffect(() => void member.ready(), [member])
  const { profile } = member
  const bound = joinWords(profile?.bound.map((one) => text(`bound_${one}`)) ?? [])
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
              onPress={() => binding.show()}
            />
            <ListRow title={text('bound')} value={bound || text('notBound')} />
          </RowGroup>
          <RowGroup>
            <ListRow id="blocked" title={text('blocked')} note={text('blockedHint')} onPress={() => blocked.show()} />
          </RowGroup>
        </View>
      )}
      <BindSheet iid={iid} store={binding} />
      <BlockedSheet store={blocked} />
    </ScreenFrame>
  )
}

export default observer(PersonalInfo)
