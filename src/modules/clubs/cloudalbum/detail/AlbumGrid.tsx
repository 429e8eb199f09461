import type { AlbumPhoto } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo, useRef } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { WindowedList } from '@/ui/list/WindowedList'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import type { AlbumStore } from './AlbumStore'
import css from './index.module.scss'
import type { PhotoRow } from './photoRows'

interface AlbumGridProps {
  readonly store: AlbumStore
  /** True for photos that the viewer may take away. */
  readonly mayRemove: (photo: AlbumPhoto) => boolean
  readonly onOpen: (index: number) => void
}

const keyOf = ({ key }: PhotoRow) => key
/** Height of a row of six photos, two lines on a phone, in px of a 375 design. */
const ROW = 232

/** The photos by days, three in a line, on wide screens six. */
export const AlbumGrid = observer(function AlbumGrid({ store, mayRemove, onOpen }: AlbumGridProps) {
  const latest = useRef({ mayRemove, onOpen })
  latest.current = { mayRemove, onOpen }
  const render = useMemo(
    () => (row: PhotoRow) =>
      'day' in row ? (
        <View className={css.day}>
          <Text className={css.date}>{formatMoment(row.day, 'weekday')}</Text>
          {row.count !== null && <Text>{text('photoCount', { count: row.count })}</Text>}
        </View>
      ) : (
        <View className={css.row}>
          {row.photos.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              no={row.first + at + 1}
              store={store}
              mayRemove={() => latest.current.mayRemove(photo)}
              onOpen={() => latest.current.onOpen(row.first + at)}
            />
          ))}
        </View>
      ),
    [store],
  )
  return <WindowedList rows={store.rows} keyOf={keyOf} rowHeight={ROW} className={css.grid} render={render} />
})

interface PhotoTileProps {
  readonly photo: AlbumPhoto
  readonly no: number
  readonly store: AlbumStore
  readonly mayRemove: () => boolean
  readonly onOpen: () => void
}

const PhotoTile = observer(function PhotoTile({ photo, no, store, mayRemove, onOpen }: PhotoTileProps) {
  const { selecting } = store
  const chosen = store.chosen.has(photo.id)
  const disabled = selecting && !mayRemove()
  const press = selecting
    ? pressProps(() => store.toggle(photo.id), {
        role: 'checkbox',
        checked: chosen,
        disabled,
        label: text('pick', { no }),
      })
    : pressProps(onOpen, { label: text('view', { no }) })
  return (
    <View id={`photo-${photo.id}`} className={joinClasses(css.tile, disabled && css.off)} {...press}>
      <Picture src={photo.thumb} ratio={1} size="half" />
      {selecting && !disabled && (
        <View className={joinClasses(css.check, chosen && css.checked)}>
          {chosen && <Icon drawing={checkIcon.drawing} size={12} />}
        </View>
      )}
    </View>
  )
})
