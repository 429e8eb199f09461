import type { AlbumPhoto } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DetailBar } from '@/domain/detail/DetailBar'
import { useBrowserTitle } from '@/domain/detail/useBrowserTitle'
import { UndoBar } from '@/domain/list/UndoBar'
import { useViewer } from '@/domain/media/useViewer'
import { ReportLink } from '@/domain/report/ReportLink'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { AlbumGrid } from './AlbumGrid'
import { AlbumHead } from './AlbumHead'
import css from './index.module.scss'
import { useAlbum } from './useAlbum'

function CloudAlbumDetail() {
  const { iid, params, query } = useRoute<'cloudalbum.detail'>()
  const { id } = params
  const { member, tenant } = useSession()
  const { page, store, load } = useAlbum(iid, id, Number(query.page))
  const { detail } = page.detail
  const { list } = store
  const album = detail?.album
  useBrowserTitle(page.detail.title)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const viewer = useViewer(list.rows.map(({ url }) => url))
  const mayRemove = ({ rid }: AlbumPhoto) => detail?.mine.author === true || (rid > 0 && String(rid) === member.rid)
  const add = async () => {
    if (await member.requireMember()) await navigate('cloudalbum.add', { iid, id })
  }
  const bar = detail && (
    <DetailBar
      store={page.detail}
      requireMember={() => member.requireMember()}
      onShare={share}
      primary={
        album?.mayAdd && (
          <AppButton id="album-add" kind="primary" stretch onPress={() => void add()}>
            {text('addPhotos')}
          </AppButton>
        )
      }
    />
  )
  return (
    <ScreenFrame
      wide
      title={text('detail')}
      background="surface"
      state={
        detail
          ? { kind: 'ready' }
          : page.detail.forMembers
            ? memberScreen(member, page.detail.state)
            : page.detail.state
      }
      skeleton={<DetailSkeleton />}
      onRefresh={() => load()}
      {...list.foot}
      footer={
        <>
          {store.removed.length > 0 && (
            <UndoBar
              id="album-undo"
              said={text('removed', { count: store.removed.length })}
              action={text('undo')}
              onUndo={() => store.undo()}
            />
          )}
          {store.selecting ? (
            <ActionBar note={text('chosen', { count: store.chosen.size })}>
              <AppButton id="album-select-done" onPress={() => store.select(false)}>
                {text('done')}
              </AppButton>
              <AppButton
                id="album-remove"
                kind="danger"
                disabled={store.chosen.size === 0}
                onPress={() => store.removeChosen()}
              >
                {text('remove')}
              </AppButton>
            </ActionBar>
          ) : (
            bar
          )}
        </>
      }
    >
      {detail && album && (
        <>
          <AlbumHead
            iid={iid}
            cid={tenant.cid}
            detail={detail}
            album={album}
            onEdit={() => void navigate('cloudalbum.add', { iid, id })}
            onSelect={list.rows.some(mayRemove) ? () => store.select(!store.selecting) : undefined}
          />
          <ListState state={list.state}>
            <AlbumGrid store={store} mayRemove={mayRemove} onOpen={viewer.open} />
          </ListState>
          {!detail.mine.author && list.more === 'end' && (
            <View className={css.report}>
              <ReportLink store={page.report} requireMember={() => member.requireMember()} />
            </View>
          )}
        </>
      )}
      {viewer.overlay}
    </ScreenFrame>
  )
}

export default observer(CloudAlbumDetail)
