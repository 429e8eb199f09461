import { Image } from '@tarojs/components'

export type PictureImageProps = {
  className: string
  src: string
  alt: string
  fit: 'cover' | 'contain'
  lazy: boolean
  onLoad: (size: { width: number; height: number }) => void
  onError: () => void
}

/** The platform's picture; mini-programs decide by themselves when a lazy one is near. */
export function PictureImage({ className, src, fit, lazy, onLoad, onError }: PictureImageProps) {
  return (
    <Image
      className={className}
      src={src}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad={lazy}
      onLoad={({ detail }) => onLoad({ width: Number(detail.width), height: Number(detail.height) })}
      onError={onError}
    />
  )
}
