import type { ShopMedia } from '@quanzi/contract'
import { type BaseEventOrig, type ITouchEvent, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef } from 'react'
import { errorText } from '@/locales/errorText'
import { measureRows } from '@/platform/measureRows'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { text } from '../partner/messages'
import type { AlbumStore } from './AlbumStore'
import css from './index.module.scss'

const rowId = (id: string) => `album-row-${id}`

/** The component's own type does not say that it is a touch. */
const touchOf = (event: BaseEventOrig) => (event as ITouchEvent).touches[0]

/** What the owner arranges: dragged by the handle, or moved and removed by buttons. */
export const AlbumRows = observer(function AlbumRows({ store }: { readonly store: AlbumStore }) {
  const touch = useRef<{ y: number; height: number } | null>(null)
  const told = (done: Promise<void>) => void done.catch((error: unknown) => toast.error(errorText(error)))
  const remove = async (id: string) => {
    if (await dialog.confirm({ message: text('removeAsk'), confirmText: text('remove'), danger: true }))
      told(store.remove(id))
  }
  const take = (event: BaseEventOrig, { id }: ShopMedia) => {
    const finger = touchOf(event)
    if (!finger || store.busy) return
    const began = { y: finger.clientY, height: 0 }
    touch.current = began
    measureRows(`#${rowId(id)}`, (_, height) => {
      began.height = height
    })
    store.drag(id)
  }
  const follow = (event: BaseEventOrig) => {
    const finger = touchOf(event)
    const began = touch.current
    if (finger && began && began.height > 0) store.dragTo(Math.round((finger.clientY - began.y) / began.height))
  }
  const drop = () => {
    touch.current = null
    told(store.drop())
  }
  const last = store.shown.length - 1
  return (
    <View className={css.rows}>
      <Text className={css.note}>{text('drag')}</Text>
      {store.shown.map((one, at) => (
        <View key={one.id} id={rowId(one.id)} className={joinClasses(css.row, store.dragged === one.id && css.dragged)}>
          <View
            id={`album-drag-${one.id}`}
            className={css.handle}
            catchMove
            onTouchStart={(event) => take(event, one)}
            onTouchMove={follow}
            onTouchEnd={drop}
            onTouchCancel={drop}
          >
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
              disabled={at === 0 || store.busy}
              onPress={() => told(store.move(one.id, -1))}
            >
              {text('up')}
            </AppButton>
            <AppButton
              id={`album-down-${one.id}`}
              size="small"
              label={`${text('item', { n: at + 1 })} ${text('down')}`}
              disabled={at === last || store.busy}
              onPress={() => told(store.move(one.id, 1))}
            >
              {text('down')}
            </AppButton>
            <AppButton
              id={`album-remove-${one.id}`}
              kind="ghost"
              size="small"
              label={`${text('item', { n: at + 1 })} ${text('remove')}`}
              disabled={store.busy}
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
