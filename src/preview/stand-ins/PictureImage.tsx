import type { PictureImageProps } from '@/ui/media/PictureImageProps'

/** The browser itself decides when a lazy picture is near; there is no script yet that could fade it in. */
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
