import { Text, View } from '@tarojs/components'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { t } from '@/locales/t'
import { uploadText } from '@/locales/uploadText'
import { Field, type FieldFrameProps } from '@/ui/fields/Field'
import addIcon from '@/ui/icon/drawings/add.module.scss'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { useNetworkReturn } from '@/ui/screen/useNetworkReturn'
import css from './ImageUploader.module.scss'
import { Picture } from './Picture'
import { type UploadItem, type UploadLocal, UploadQueue, type UploadWait } from './UploadQueue'
import { uploadWord } from './uploadWord'

export type ImageUploaderProps = FieldFrameProps & {
  /** Addresses of uploaded pictures. */
  value: readonly string[]
  onChange: (addresses: string[]) => void
  max?: number
  /** The queue of a form that keeps it for itself; it decides how many are uploaded at once. */
  queue?: UploadQueue
  /** Lets the user choose; resolves to local addresses, none when the user cancels. */
  choose: (count: number) => Promise<readonly string[]>
  upload: UploadLocal
  /** Local addresses of pictures that were chosen in an earlier visit and not uploaded. */
  restore?: () => Promise<readonly string[]>
  /** Called with the local address of a picture that is removed. */
  onForget?: (local: string) => void
  /** Called with the size of a picture, in pixels, when it is shown. */
  onSize?: (item: UploadItem, size: { width: number; height: number }) => void
  /** Tells a form whether it has to wait; {@link mustWait} says why when its button is tapped. */
  onWait?: (wait: UploadWait) => void
}

/** What an uploader gets from the form that it is in. */
export type PictureParts = Pick<ImageUploaderProps, 'choose' | 'upload' | 'restore' | 'onForget' | 'onWait'>

export const ImageUploader = observer(function ImageUploader({
  value,
  onChange,
  max = 9,
  queue: given,
  choose,
  upload,
  restore,
  onForget,
  onSize,
  onWait,
  ...frame
}: ImageUploaderProps) {
  const [queue] = useState(() => given ?? new UploadQueue(value))
  useEffect(() => queue.connect(upload, onChange), [queue, upload, onChange])
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are restored once
  useEffect(() => {
    void restore?.().then((locals) => {
      const free = Math.max(0, max - queue.items.length)
      queue.add(locals.slice(0, free))
      // Another device has filled the field meanwhile.
      for (const local of locals.slice(free)) onForget?.(local)
    })
  }, [queue, restore])
  useEffect(() => {
    if (!onWait) return
    const stop = reaction(() => queue.wait, onWait, { fireImmediately: true })
    return () => {
      stop()
      // Nobody waits for a field that is gone.
      onWait('none')
    }
  }, [queue, onWait])
  useNetworkReturn(queue.hasFailed, () => queue.retryFailed())
  const room = max - queue.items.length
  const add = async () => queue.add((await choose(room)).slice(0, room))
  return (
    <Field {...frame} bare>
      <View className={css.grid}>
        {queue.items.map((item) => (
          <Tile key={item.key} item={item} queue={queue} onForget={onForget} onSize={onSize} />
        ))}
        {room > 0 && (
          <View
            id={frame.id}
            className={css.add}
            {...pressProps(() => void add(), { label: uploadText('addPicture') })}
          >
            <Icon drawing={addIcon.drawing} size={24} />
          </View>
        )}
      </View>
    </Field>
  )
})

interface TileProps extends Pick<ImageUploaderProps, 'onForget' | 'onSize'> {
  readonly item: UploadItem
  readonly queue: UploadQueue
}

const Tile = observer(function Tile({ item, queue, onForget, onSize }: TileProps) {
  const failed = item.state === 'failed'
  const uploaded = item.state === 'uploaded'
  const remove = () => {
    onForget?.(item.shown)
    queue.remove(item)
  }
  return (
    <View className={css.tile}>
      <Picture
        src={item.shown}
        alt={uploaded ? uploadWord('uploaded') : ''}
        ratio={1}
        radius="control"
        lazy={false}
        {...(onSize ? { onSize: (size: { width: number; height: number }) => onSize(item, size) } : {})}
      />
      {!uploaded && (
        <View
          className={joinClasses(css.state, failed && css.failed)}
          {...(failed ? pressProps(() => queue.retry(item), { label: uploadText('retryUpload') }) : {})}
        >
          <Text>{uploadWord(item.state)}</Text>
          {item.state === 'uploading' && item.percent > 0 && <Text>{`${item.percent}%`}</Text>}
          {failed && <Text>{t('retry')}</Text>}
        </View>
      )}
      <View className={css.remove} {...pressProps(remove, { label: uploadText('removePicture') })}>
        <View className={css.cross}>
          <Icon drawing={closeIcon.drawing} size={10} />
        </View>
      </View>
    </View>
  )
})
