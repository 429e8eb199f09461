import { Image } from '@tarojs/components'
import { fileAddress } from '@/platform/media/fileAddress'
import type { PictureImageProps } from './PictureImageProps'

/** The platform's picture; mini-programs decide themselves when to load a lazy one. */
export function PictureImage({ className, src, fit, lazy, onLoad, onError }: PictureImageProps) {
  return (
    <Image
      className={className}
      src={fileAddress(src)}
      // iPhones before iOS 14 need this attribute to show WebP.
      webp
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad={lazy}
      onLoad={({ detail }) => onLoad({ width: Number(detail.width), height: Number(detail.height) })}
      onError={onError}
    />
  )
}
