import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentCard } from '@/domain/content/ContentCard'
import { PartRow } from '@/domain/paid/PartRow'
import { openPaid } from '@/flows/paid/openPaid'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Spinner } from '@/ui/feedback/Spinner'
import { pressProps } from '@/ui/press/pressProps'
import css from './AlbumRow.module.scss'
import { KINDS, type SeriesKind } from './KINDS'
import { text } from './messages'

interface AlbumRowProps {
  readonly iid: number
  readonly kind: SeriesKind
  readonly item: ItemSummary
  /** The id of the part that plays now. */
  readonly playing: () => string
  readonly onOpen: (item: ItemSummary) => void
}

/** An album whose parts come when it is expanded. */
export const AlbumRow = observer(function AlbumRow({ iid, kind, item, playing, onOpen }: AlbumRowProps) {
  const { moduleType, player, buy } = KINDS[kind]
  const { member } = useSession()
  const [store] = useState(() => openPaid(iid, moduleType, item.id, member))
  const [isOpen, setOpen] = useState(false)
  const { content, items, state } = store
  const toggle = () => {
    if (!isOpen && !content) void store.load()
    setOpen(!isOpen)
  }
  const isSold = item.price !== null && item.price > 0 && !item.extra.mine
  const isLocked = content ? store.locked : isSold
  return (
    <View id={`album-${item.id}`} className={css.album}>
      <ContentCard item={item} layout="row" onOpen={onOpen} />
      <View className={css.foot}>
        <AppButton id={`expand-${item.id}`} size="small" kind="ghost" onPress={toggle}>
          {text(isOpen ? 'fold' : 'expand')}
        </AppButton>
        {isLocked && (
          <AppButton
            id={`buy-${item.id}`}
            size="small"
            kind="accent"
            onPress={() => void navigate(buy, { iid, id: item.id })}
          >
            {text('buy')}
          </AppButton>
        )}
      </View>
      {isOpen && (
        <View className={css.parts}>
          {!content && state.kind === 'loading' && <Spinner />}
          {!content && state.kind !== 'loading' && (
            <View {...pressProps(() => void store.load())}>
              <Text className={css.failed}>{text('listFailed')}</Text>
            </View>
          )}
          {items.map((part, place) => (
            <PartRow
              key={part.id}
              item={part}
              number={place + 1}
              kind={kind}
              isOpen={part.id === playing()}
              selling={isLocked}
              onPress={() => void navigate(player, { iid, id: part.id })}
            />
          ))}
        </View>
      )}
    </View>
  )
})
