import { getContent, MODULE_TYPE, SHOP_MEDIA, shopMedia } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useViewer } from '@/domain/media/useViewer'
import { useLeaveAsk } from '@/flows/useLeaveAsk'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { t } from '@/locales/t'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { Picture } from '@/ui/media/Picture'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { Tabs } from '@/ui/navigation/Tabs'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../partner/messages'
import { AlbumRows } from './AlbumRows'
import { AlbumStore, type MediaChange, type MediaKind } from './AlbumStore'
import css from './index.module.scss'
import { useAdding } from './useAdding'

/** Each change is an action of its own, which a double tap does not repeat. */
const actOf = (shopId: string, change: MediaChange) => `shop:media:${shopId}:${JSON.stringify(change)}`

function ShopsMedia() {
  const { iid, query } = useRoute<'shops.media'>()
  const { id: shopId = '' } = query
  const [store] = useState(
    () =>
      new AlbumStore({
        fetch: () => call(getContent, { iid, moduleType: MODULE_TYPE.shop, id: shopId }),
        save: ({ add, ...change }) =>
          callOnce(actOf(shopId, { ...change, ...(add ? { add } : {}) }), shopMedia, (reqId) => ({
            ...{ iid, reqId, shopId },
            ...(add ? { add: add.map((one) => ({ ...one })) } : {}),
            ...(change.removeIds ? { removeIds: [...change.removeIds] } : {}),
            ...(change.order ? { order: [...change.order] } : {}),
          })),
      }),
  )
  const { progress, add, resume } = useAdding({ iid, shopId }, store)
  const load = async () => {
    await store.load()
    if (store.isOwner) await resume()
  }
  useKnownMember(() => shopId && load())
  const { kind, shown, editing } = store
  const leave = useLeaveAsk(progress !== '', { message: text(kind === 'image' ? 'storingKept' : 'storingAsk') })
  const pictures = kind === 'image' ? shown.map(({ url }) => url) : []
  const viewer = useViewer(pictures)
  const gone = {
    kind: 'empty' as const,
    message: text('missing'),
    actionText: t('home'),
    onAction: () => void goHome(),
  }
  const tab = (key: MediaKind, name: 'images' | 'videos') => ({
    key,
    text: `${text(name)} ${text('count', { n: store.countOf(key), max: SHOP_MEDIA[name] })}`,
  })
  return (
    <ScreenFrame
      wide
      title={store.title || text('album')}
      state={shopId ? store.state : gone}
      skeleton={<FeedSkeleton />}
      onBack={leave}
      onRefresh={() => store.load()}
      footer={
        store.isOwner && (
          <ActionBar>
            <AppButton id="album-edit" kind="secondary" stretch onPress={() => store.edit(!editing)}>
              {text(editing ? 'done' : 'edit')}
            </AppButton>
            {editing && (
              <AppButton
                id="album-add"
                kind="primary"
                stretch
                loading={progress !== ''}
                disabled={store.room === 0}
                onPress={() => void add()}
              >
                {progress || text(store.room === 0 ? 'full' : kind === 'image' ? 'addImages' : 'addVideo')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      <Tabs
        sticky
        idPrefix="album-tab"
        items={[tab('image', 'images'), tab('video', 'videos')]}
        activeKey={kind}
        onSelect={(key) => store.choose(key)}
      />
      {shown.length === 0 ? (
        <EmptyState message={text('albumEmpty')} />
      ) : editing ? (
        <AlbumRows store={store} />
      ) : kind === 'image' ? (
        <View className={css.grid}>
          {pictures.map((src, at) => (
            <View
              key={src}
              id={`album-${at}`}
              {...pressProps(() => viewer.open(at), { label: text('item', { n: at + 1 }) })}
            >
              <Picture src={src} alt="" ratio={1} radius="control" size="small" />
            </View>
          ))}
        </View>
      ) : (
        <View className={css.films}>
          {shown.map(({ id, url, poster }, at) => (
            <View key={id} className={css.film}>
              <VideoPlayer src={url} label={text('item', { n: at + 1 })} {...(poster ? { poster } : {})} />
            </View>
          ))}
        </View>
      )}
      {viewer.overlay}
    </ScreenFrame>
  )
}

export default observer(ShopsMedia)
