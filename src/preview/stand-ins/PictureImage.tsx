import type { PictureImageProps } from '@/ui/media/PictureImageProps'

/**
 * Text shows without pictures, and the scripts that take over share the network with them. React 18 does not know
 * this attribute.
 */
const AFTER_SCRIPTS = { fetchpriority: 'low' }

/**
 * The browser decides when to load a lazy picture: no script can fade it in yet. Of the other pictures, only covers
 * load with the page; icons wait for the scripts, like lazy pictures (server/delivery/hosting/previewScript).
 */
export function PictureImage({ className, src, alt, fit, lazy }: PictureImageProps) {
  return (
    <img
      {...AFTER_SCRIPTS}
      className={className}
      style={{ objectFit: fit, opacity: 1 }}
      src={src}
      alt={alt}
      decoding="async"
      loading={lazy || fit === 'contain' ? 'lazy' : undefined}
    />
  )
}
