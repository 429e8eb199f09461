import { type ItemSummary, listFeatureTypes, searchContent } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { rememberItem } from '@/domain/content/knownItems'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { WindowedList } from '@/ui/list/WindowedList'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useListChanges } from '../list/useListChanges'
import { AlbumRow } from './AlbumRow'
import { KINDS, type SeriesKind } from './KINDS'
import { text } from './messages'
import css from './SeriesAlbums.module.scss'

interface SeriesAlbumsProps {
  readonly iid: number
  readonly kind: SeriesKind
  readonly typeId: string
  /** Until the type's name is known. */
  readonly title: string
  /** The id of the part that plays now. */
  readonly playing: () => string
}

const albumId = ({ id }: ItemSummary) => id

/** The albums of a type and of the types below it. */
export const SeriesAlbums = observer(function SeriesAlbums({ iid, kind, typeId, title, playing }: SeriesAlbumsProps) {
  const { moduleType, player } = KINDS[kind]
  const [name, setName] = useState('')
  const list = useMemo(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) => call(searchContent, { iid, moduleTypes: [moduleType], typeId, sortBy: 'new', pageNo }),
        ({ id }) => id,
        () => ({ kind: 'empty', message: text(`${kind}Empty`) }),
      ),
    [iid, moduleType, typeId, kind],
  )
  useListChanges(iid, list)
  // An album may have been bought meanwhile.
  useScreenShow(() => void list.load())
  useEffect(() => {
    call(listFeatureTypes, { iid })
      .then((types) => setName(types.find(({ id }) => id === typeId)?.name ?? ''))
      .catch(() => undefined)
  }, [iid, typeId])
  useShareMenu({ title: name || title })
  const open = (item: ItemSummary) => {
    rememberItem(item)
    void navigate(player, { iid, id: item.id })
  }
  const latest = useRef(open)
  latest.current = open
  const render = useMemo(
    () => (item: ItemSummary) => (
      <AlbumRow
        // What was bought is read anew.
        key={`${item.id}-${item.extra.mine}`}
        iid={iid}
        kind={kind}
        item={item}
        playing={playing}
        onOpen={(one) => latest.current(one)}
      />
    ),
    [iid, kind, playing],
  )
  return (
    <ScreenFrame title={name || title} state={list.state} onRefresh={() => list.load()} {...list.foot}>
      <WindowedList rows={list.rows} keyOf={albumId} rowHeight={180} className={css.list} render={render} />
    </ScreenFrame>
  )
})
