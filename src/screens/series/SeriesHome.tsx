import { type FeatureType, type ItemSummary, listFeatureTypes } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { rememberItem } from '@/domain/content/knownItems'
import { ItemList } from '@/domain/list/ItemList'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Picture } from '@/ui/media/Picture'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useContentList } from '../list/useContentList'
import { useListMark } from '../list/useListMark'
import { useTabBar } from '../shell/useTabBar'
import { KINDS, type SeriesKind } from './KINDS'
import { text } from './messages'
import css from './SeriesHome.module.scss'
import { TypeSection } from './TypeSection'
import { type Continued, useContinue } from './useContinue'

interface SeriesHomeProps {
  readonly iid: number
  readonly kind: SeriesKind
  readonly title: string
  /** One tap goes on with what was played last. */
  readonly onContinue: (last: Continued) => void
}

/** The types below others, with those that have none below them. */
const leavesOf = (types: readonly FeatureType[], moduleType: number) =>
  types.filter((type) => type.moduleType === moduleType && !types.some(({ parentId }) => parentId === type.id))

/** The types with their leading albums, what to go on with, all albums, and those that were bought. */
export const SeriesHome = observer(function SeriesHome({ iid, kind, title, onContinue }: SeriesHomeProps) {
  const { moduleType, albums, player } = KINDS[kind]
  const { member } = useSession()
  const [tab, setTab] = useState('')
  const [types, setTypes] = useState<readonly FeatureType[]>([])
  const message = () => text(tab ? 'ownedEmpty' : `${kind}Empty`)
  const list = useContentList({ iid, moduleType, tag: tab, emptyState: () => ({ kind: 'empty', message: message() }) })
  const mark = useListMark(iid, list, 'collect')
  const last = useContinue(iid, moduleType)
  const tabBar = useTabBar()
  useShareMenu({ title })
  const loadTypes = () =>
    call(listFeatureTypes, { iid })
      .then((all) => setTypes(leavesOf(all, moduleType)))
      // All albums stand below the types, so that nothing is missing without them.
      .catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tenant
  useEffect(() => void loadTypes(), [iid])
  const open = (item: ItemSummary) => {
    rememberItem(item)
    void navigate(player, { iid, id: item.id })
  }
  const choose = async (next: string) => {
    if (next && !(await member.requireMember())) return
    setTab(next)
  }
  return (
    <ScreenFrame
      wide
      title={title}
      onRefresh={() => Promise.all([list.load(), loadTypes()])}
      {...list.foot}
      tabBar={tabBar}
    >
      <Tabs
        items={[
          { key: '', text: text('all') },
          { key: '@owned', text: text('owned') },
        ]}
        activeKey={tab}
        onSelect={(key) => void choose(key)}
        sticky
      />
      {last && tab === '' && (
        <View className={css.last}>
          <RowGroup>
            <ListRow
              id="go-on"
              icon={
                <View className={css.cover}>
                  <Picture src={last.cover} alt="" ratio={1} radius="control" />
                </View>
              }
              title={text(kind === 'audio' ? 'goOn' : 'goOnWatching')}
              note={text('stopped', { title: last.part, time: last.time })}
              onPress={() => onContinue(last)}
            />
          </RowGroup>
        </View>
      )}
      {tab === '' &&
        types.map((type) => (
          <TypeSection
            key={type.id}
            iid={iid}
            moduleType={moduleType}
            typeId={type.id}
            name={type.name}
            onOpen={open}
            onMore={() => void navigate(albums, { iid, typeId: type.id })}
          />
        ))}
      <ListState state={list.state}>
        <View className={css.section}>
          {tab === '' && types.length > 0 && (
            <View className={css.heading}>
              <SectionHeading title={text('all')} />
            </View>
          )}
          <ItemList items={list.rows} onOpen={open} mark={mark} />
        </View>
      </ListState>
    </ScreenFrame>
  )
})
