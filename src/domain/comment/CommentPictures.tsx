import { View } from '@tarojs/components'
import { useViewer } from '@/domain/media/useViewer'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './CommentPictures.module.scss'
import { text } from './messages'

interface CommentPicturesProps {
  readonly pictures: readonly string[]
  /** Those of a post: they take the whole line, one alone is large, four stand two by two. */
  readonly large?: boolean
}

/** Small pictures that open in full size: in the platform's own viewer, or in ours on H5. */
export function CommentPictures({ pictures, large = false }: CommentPicturesProps) {
  const viewer = useViewer(pictures)
  const isOne = large && pictures.length === 1
  return (
    <View className={joinClasses(css.pictures, large && css.large, large && css[`of${pictures.length}`])}>
      {pictures.map((src, at) => (
        <View
          key={src}
          className={css.picture}
          {...pressProps(() => viewer.open(at), { label: text('pictureOf', { at: at + 1, count: pictures.length }) })}
        >
          <Picture src={src} ratio={1} radius="control" size={isOne ? 'half' : 'small'} />
        </View>
      ))}
      {viewer.overlay}
    </View>
  )
}
