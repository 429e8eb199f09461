import { build, type DistributionItem, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { PromotionRow } from '@/domain/distribution/PromotionRow'
import { JoinForm } from '@/flows/distribution/JoinForm'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { clipboard } from '@/platform/clipboard'
import { navigate } from '@/routes/navigate'
import { writtenAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { DistrListStore } from './DistrListStore'
import css from './index.module.scss'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 184

/** Goods that earn a distributor a commission; other viewers see how to become one. */
function DistrList() {
  const { iid, cid } = useRoute<'store.distrList'>()
  const { member, distribution } = useSession()
  const join = useJoinStore(iid, '0')
  const [store] = useState(
    () => new DistrListStore({ iid, emptyText: (word) => (word ? text('noneFound', { word }) : text('noDistr')) }),
  )
  const { list } = store
  const isDistributor = join.standing === 'distributor'
  useEffect(() => {
    if (isDistributor) void list.load()
  }, [isDistributor, list])
  const open = ({ id }: DistributionItem) => void navigate('store.share', { iid, goodsId: id })
  const poster = ({ id }: DistributionItem) => void navigate('share.poster', { iid, moduleType: MODULE_TYPE.goods, id })
  const copy = async ({ id }: DistributionItem) => {
    const key = await distribution.shareKey(iid, member.userId, MODULE_TYPE.goods, id)
    const { link = '' } = writtenAddress(build('store.share', { iid, goodsId: id }), { cid, key })
    toast.show((await clipboard.write(link)).ok ? text('copied') : link)
  }
  return (
    <ScreenFrame
      wide={isDistributor}
      title={text('distr')}
      state={memberScreen(member, join.state)}
      onRefresh={() => Promise.all([join.load(), isDistributor && list.load()])}
      {...(isDistributor ? list.foot : {})}
    >
      {isDistributor ? (
        <>
          <View className={css.head}>
            <SearchBox
              id="distr-word"
              value={store.search.word}
              placeholder={text('distrHint')}
              onChange={(word) => store.search.write(word)}
              onSubmit={() => store.search.submit()}
            />
          </View>
          <ListState state={list.state}>
            <WindowedList
              rows={list.rows}
              keyOf={({ id }) => id}
              rowHeight={ROW}
              className={css.list}
              render={(item) => (
                <PromotionRow item={item} onOpen={open} onPoster={poster} onCopy={(one) => void copy(one)} />
              )}
            />
          </ListState>
        </>
      ) : (
        <JoinForm iid={iid} store={join} />
      )}
    </ScreenFrame>
  )
}

export default observer(DistrList)
