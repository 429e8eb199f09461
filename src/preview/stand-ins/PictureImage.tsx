import type { PictureImageProps } from '@/ui/media/PictureImageProps'

/** The browser decides when to load a lazy picture: no script can fade it in yet. */
export function PictureImage({ className, src, alt, fit, lazy }: PictureImageProps) {
  return (
    <img
      className={className}
      style={{ objectFit: fit, opacity: 1 }}
      src={src}
      alt={alt}
      decoding="async"
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
