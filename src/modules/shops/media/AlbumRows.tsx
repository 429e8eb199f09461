import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { moved } from '@/lib/moved'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { joinClasses } from '@/ui/joinClasses'
import { useDragOrder } from '@/ui/list/useDragOrder'
import { Picture } from '@/ui/media/Picture'
import { text } from '../partner/messages'
import type { AlbumStore } from './AlbumStore'
import css from './index.module.scss'

const rowId = (id: string) => `album-row-${id}`

/** What the owner arranges: dragged by the handle, or moved and removed by buttons. */
export const AlbumRows = observer(function AlbumRows({ store }: { readonly store: AlbumStore }) {
  const told = (done: Promise<void>) => void done.catch((error: unknown) => toast.error(errorText(error)))
  const remove = async (id: string) => {
    if (await dialog.confirm({ message: text('removeAsk'), confirmText: text('remove'), danger: true }))
      told(store.remove(id))
  }
  const { busy, shown: all } = store
  const { shown, dragged, handle } = useDragOrder(all, (order) => told(store.place(order)), busy)
  const move = (from: number, to: number) => told(store.place(moved(all, from, to)))
  return (
    <View className={css.rows}>
      <Text className={css.note}>{text('drag')}</Text>
      {shown.map((one, at) => (
        <View key={one.id} id={rowId(one.id)} className={joinClasses(css.row, dragged === one && css.dragged)}>
          <View id={`album-drag-${one.id}`} className={css.handle} {...handle(one, `#${rowId(one.id)}`)}>
            <View className={css.grip} />
            <View className={css.thumb}>
              <Picture
                src={one.kind === 'image' ? one.url : one.poster}
                alt={text('item', { n: at + 1 })}
                ratio={1}
                radius="control"
                size="small"
              />
            </View>
          </View>
          <View className={css.buttons}>
            <AppButton
              id={`album-up-${one.id}`}
              size="small"
              label={`${text('item', { n: at + 1 })} ${text('up')}`}
              disabled={at === 0 || busy}
              onPress={() => move(at, at - 1)}
            >
              {text('up')}
            </AppButton>
            <AppButton
              id={`album-down-${one.id}`}
              size="small"
              label={`${text('item', { n: at + 1 })} ${text('down')}`}
              disabled={at === all.length - 1 || busy}
              onPress={() => move(at, at + 1)}
            >
              {text('down')}
            </AppButton>
            <AppButton
              id={`album-remove-${one.id}`}
              kind="ghost"
              size="small"
              label={`${text('item', { n: at + 1 })} ${text('remove')}`}
              disabled={busy}
              onPress={() => void remove(one.id)}
            >
              {text('remove')}
            </AppButton>
          </View>
        </View>
      ))}
    </View>
  )
})
