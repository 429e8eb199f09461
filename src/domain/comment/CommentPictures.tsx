import { View } from '@tarojs/components'
import { useViewer } from '@/domain/media/useViewer'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './CommentPictures.module.scss'
import { text } from './messages'

/** Small pictures that open in full size: in the platform's own viewer, or in ours on H5. */
export function CommentPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const viewer = useViewer(pictures)
  return (
    <View className={css.pictures}>
      {pictures.map((src, at) => (
        <View
          key={src}
          className={css.picture}
          {...pressProps(() => viewer.open(at), { label: text('pictureOf', { at: at + 1, count: pictures.length }) })}
        >
          <Picture src={src} ratio={1} radius="control" size="small" />
        </View>
      ))}
      {viewer.overlay}
    </View>
  )
}
