import { View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { media } from '@/platform/media'
import { Picture } from '@/ui/media/Picture'
import { PictureViewer } from '@/ui/media/PictureViewer'
import { pressProps } from '@/ui/press/pressProps'
import css from './CommentPictures.module.scss'
import { text } from './messages'

/** Small pictures that open in full size: in the platform's own viewer, or in ours on H5. */
export function CommentPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const [shown, setShown] = useState<string | null>(null)
  const open = async (src: string) => {
    if (!(await media.preview(pictures, src)).ok) setShown(src)
  }
  return (
    <View className={css.pictures}>
      {pictures.map((src, at) => (
        <View
          key={src}
          className={css.picture}
          {...pressProps(() => void open(src), { label: text('pictureOf', { at: at + 1, count: pictures.length }) })}
        >
          <Picture src={src} ratio={1} radius="control" size="small" />
        </View>
      ))}
      <PictureViewer
        pictures={shown === null ? [] : pictures}
        current={shown}
        onClose={() => setShown(null)}
        closeLabel={t('close')}
      />
    </View>
  )
}
