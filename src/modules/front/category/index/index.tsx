import { MODULE_TYPE, markContent } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { TileCard } from '@/domain/content/TileCard'
import { Rail } from '@/domain/list/Rail'
import { saveOnce } from '@/gateway/callOnce'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { CategoryStore } from './CategoryStore'
import css from './index.module.scss'

const LAST = 'category:last'

/** The tenant's types at the left, the items of the chosen one at the right. */
function CategoryIndex() {
  const { iid } = useRoute<'category.index'>()
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new CategoryStore({
      iid,
      last: device.read(LAST, isText) ?? '',
      remember: (id) => void device.write(LAST, id),
      mark: (id, on) =>
        saveOnce(`type:follow:${id}`, markContent, {
          ...{ iid, moduleType: MODULE_TYPE.featureType, id, mark: 'follow' as const, on },
        }),
      noTypes: () => ({ kind: 'empty', message: text('noTypes') }),
      noItems: () => ({ kind: 'empty', message: text('noItems') }),
    })
  })
  useKnownMember(() => store.load())
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title: text('title') })
  const { type, types, list } = store
  const follow = async () => {
    if (!(await member.requireMember())) return
    await store.follow().catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <ScreenFrame
      wide
      title={text('title')}
      state={store.state}
      skeleton={<ListSkeleton />}
      onRefresh={() => store.load()}
      {...list.foot}
      tabBar={tabBar}
    >
      <View className={css.panes}>
        <Rail items={types} active={store.active} onSelect={(id) => store.choose(id)} alone />
        <View className={css.items}>
          {type && (
            <View className={css.head}>
              <View className={css.words}>
                <Text id="category-name" className={css.name}>
                  {type.name}
                </Text>
                <Text className={css.note}>{text('followNote')}</Text>
              </View>
              <AppButton
                id="category-follow"
                kind={type.followed ? 'secondary' : 'primary'}
                size="small"
                onPress={() => void follow()}
              >
                {text(type.followed ? 'followed' : 'follow')}
              </AppButton>
            </View>
          )}
          <ListState state={list.state} skeleton={<ListSkeleton />}>
            <View className={css.grid}>
              {list.rows.map((item) => (
                <TileCard key={item.id} id={`row-${item.id}`} item={item} onPress={() => open(item)} />
              ))}
            </View>
          </ListState>
        </View>
      </View>
    </ScreenFrame>
  )
}

export default observer(CategoryIndex)
