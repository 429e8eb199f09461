import { listProvinces, MODULE_TYPE, markContent, type ProvinceRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../need/messages'
import { DestinationStore } from './DestinationStore'
import css from './index.module.scss'

/** Provinces with activities, those that the visitor follows first. */
function Destination() {
  const { iid } = useRoute<'act.destination'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new DestinationStore({
        fetch: () => call(listProvinces, { iid }),
        setFollow: (code, on) =>
          saveOnce(`mark:${MODULE_TYPE.province}:${code}:follow`, markContent, {
            ...{ iid, moduleType: MODULE_TYPE.province, id: code, mark: 'follow' as const, on },
          }),
        emptyState: () => ({ kind: 'empty', message: text('destinationsEmpty') }),
      }),
  )
  useKnownMember(() => store.load())
  useShareMenu({ title: text('destination') })
  const follow = async (row: ProvinceRow) => {
    if (!(await member.requireMember())) return
    try {
      await store.toggle(row)
      if (!row.followed) toast.success(text('followed'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame wide title={text('destination')} onRefresh={() => store.load()}>
      <ListState state={store.state}>
        <View className={css.grid}>
          {store.rows.map((row) => (
            <View key={row.code} className={css.card}>
              <View
                id={`province-${row.code}`}
                className={css.open}
                {...pressProps(() => void navigate('act.list', { iid, province: row.name }), { role: 'link' })}
              >
                <Picture src={row.cover} ratio={4 / 3} size="small" />
                <View className={css.words}>
                  <Text className={css.name}>{row.name}</Text>
                  <Text className={css.count}>{text('activities', { count: row.count })}</Text>
                </View>
              </View>
              <View className={css.foot}>
                <AppButton
                  id={`follow-${row.code}`}
                  size="small"
                  kind={row.followed ? 'ghost' : 'secondary'}
                  stretch
                  onPress={() => void follow(row)}
                >
                  {text(row.followed ? 'following' : 'follow')}
                </AppButton>
              </View>
            </View>
          ))}
        </View>
      </ListState>
    </ScreenFrame>
  )
}

export default observer(Destination)
