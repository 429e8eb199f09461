import { View } from '@tarojs/components'
import { useState } from 'react'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'

interface LongPictureProps {
  readonly src: string
  readonly label: string
  readonly onPress: () => void
}

/** A picture in its full height, loaded near the visible area; a tap opens the viewer. */
export function LongPicture({ src, label, onPress }: LongPictureProps) {
  const [ratio, setRatio] = useState(1)
  return (
    <View {...pressProps(onPress, { label })}>
      <Picture src={src} alt={label} ratio={ratio} onSize={({ width, height }) => setRatio(width / height)} />
    </View>
  )
}
