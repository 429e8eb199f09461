import type { Profile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { NativeUser } from '@/session/native/NativeStore'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { StatusTag } from '@/ui/content/StatusTag'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './MemberHead.module.scss'

interface MemberHeadProps {
  readonly profile: Profile | null
  /** The native app's user, who still has to log in. */
  readonly guest: NativeUser | null
  readonly onLogin: () => void
  readonly onEdit: () => void
}

/** The member; for a visitor an invitation to log in. */
export function MemberHead({ profile, guest, onLogin, onEdit }: MemberHeadProps) {
  if (!profile)
    return (
      <View id="to-login" className={css.head} {...pressProps(onLogin)}>
        <Avatar src={guest?.headImg} name={guest?.nickName ?? ''} size="large" />
        <View className={css.words}>
          <Text className={css.name}>{guest?.nickName || text('visitor')}</Text>
          <Text className={css.note}>{text('visitorNote')}</Text>
        </View>
      </View>
    )
  return (
    <View className={css.head}>
      <Avatar src={profile.headImg} name={profile.nick_name} size="large" />
      <View className={css.words}>
        <View className={css.line}>
          <Text id="member-name" className={css.name}>
            {profile.nick_name || profile.mobile}
          </Text>
          {profile.isVip && <StatusTag tone="warning">{text('vip')}</StatusTag>}
        </View>
        <Text className={css.note}>{profile.signature || profile.mobile}</Text>
      </View>
      <AppButton id="edit-profile" size="small" onPress={onEdit}>
        {text('edit')}
      </AppButton>
    </View>
  )
}
