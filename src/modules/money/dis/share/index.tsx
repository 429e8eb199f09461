import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { SharedCard } from '@/domain/detail/SharedCard'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { goHome } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { isSquare, SharedLinkStore } from './SharedLinkStore'

/** The page behind a distributor's link: who recommends what. Reading it locks a member silently, a visitor at login. */
function DisShare() {
  const { iid, query } = useRoute<'dis.share'>()
  const { member, distribution } = useSession()
  const { multiDisKey: key, dataType = '', dataId = '' } = query
  const [store] = useState(
    () =>
      new SharedLinkStore({
        ...{ iid, key, dataType: Number(dataType), dataId, cid: query.cid },
        gone: () => ({
          ...{ kind: 'empty', message: text('gone') },
          ...{ actionText: text('toHome'), onAction: () => void goHome(iid) },
        }),
      }),
  )
  useEffect(() => {
    void store.load()
    void member.ready().then(() => {
      distribution.remember(iid, key, member)
      if (member.isMember) void distribution.lock(iid, member.userId)
    })
  }, [store, member, distribution, iid, key])
  const { role, item, path } = store
  useShareMenu({ title: item?.title ?? text('share'), desc: '', imgUrl: item?.img ?? '' })
  return (
    <ScreenFrame
      title={text('share')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="shared-open" kind="primary" stretch onPress={() => path && void openPath(path)}>
            {text('open')}
          </AppButton>
        </ActionBar>
      }
    >
      <SharedCard
        id="shared"
        from={role ? text('recommends', { name: role.nickname }) : text('recommended')}
        sharer={role}
        cover={item?.img ?? ''}
        title={item?.title ?? ''}
        ratio={item && isSquare(item.dataType) ? 1 : 4 / 3}
      >
        {typeof item?.price === 'number' && <Price fen={item.price} size="large" />}
      </SharedCard>
    </ScreenFrame>
  )
}

export default observer(DisShare)
