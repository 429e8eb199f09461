import { View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './bubbles.module.scss'

interface PictureBubbleProps {
  readonly src: string
  readonly onPreview: (src: string) => void
}

/** The box has the same size for every picture, so nothing jumps when it loads. A tap shows the whole picture. */
export function PictureBubble({ src, onPreview }: PictureBubbleProps) {
  return (
    <View className={css.picture} {...pressProps(() => onPreview(src), { label: text('image') })}>
      <Picture src={src} alt={text('image')} size="half" />
    </View>
  )
}
