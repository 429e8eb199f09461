import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CollectAction } from '@/domain/detail/CollectAction'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { PlannedCard } from '../components/PlannedCard'
import { text } from '../messages'
import css from './index.module.scss'
import { PlannedStoreStore } from './PlannedStoreStore'

/** A store of pre-sales with its delivery plan. */
function PlannedStoreScreen() {
  const { iid, params } = useRoute<'planned.store'>()
  const { storeid } = params
  const { member } = useSession()
  const [page] = useState(
    () => new PlannedStoreStore({ iid, storeId: storeid, empty: () => ({ kind: 'empty', message: text('noItems') }) }),
  )
  const { store, list } = page
  useKnownMember(() => list.load())
  useScreenShow(() => void (store && list.load()))
  const share = useShare({
    ...{ title: store?.name ?? '', desc: store?.plan ?? '', imgUrl: store?.img ?? '' },
    keyOf: { moduleType: MODULE_TYPE.planned, id: storeid },
  })
  const collect = async () => {
    if (!(await member.requireMember())) return
    await page.collect().catch((error: unknown) => toast.error(errorText(error)))
  }
  const open = (id: string, deposit: number) =>
    void navigate(deposit > 0 ? 'planned.storeDetail1' : 'planned.storeDetail', { iid, storeid, id })
  return (
    <ScreenFrame
      title={text('store')}
      state={store || list.state.kind === 'loading' ? { kind: store ? 'ready' : 'loading' } : list.state}
      onRefresh={() => list.load()}
      {...list.foot}
      footer={
        store && (
          <ActionBar icons={<CollectAction collected={store.collected} onPress={() => void collect()} />}>
            <AppButton id="share-button" kind="primary" stretch onPress={share}>
              {text('shareAction')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {store && (
        <View className={css.page}>
          <View className={css.head}>
            <Picture src={store.img} alt="" ratio={16 / 9} lazy={false} />
            <View className={css.words}>
              <Text id="store-name" className={css.name}>
                {store.name}
              </Text>
              {store.plan !== '' && (
                <>
                  <Text className={css.label}>{text('plan')}</Text>
                  <Text className={css.plan}>{store.plan}</Text>
                </>
              )}
            </View>
          </View>
          <SectionHeading title={text('items')} />
          <ListState state={list.state}>
            <View className={css.list}>
              {list.rows.map((item) => (
                <PlannedCard key={item.id} item={item} onPress={() => open(item.id, item.deposit)} />
              ))}
            </View>
          </ListState>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(PlannedStoreScreen)
