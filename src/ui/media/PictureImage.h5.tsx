import { useEffect, useRef, useState } from 'react'
import type { PictureImageProps } from './PictureImageProps'
import { whenNear } from './whenNear.h5'

/** The browser's own picture; a lazy one gets its address near the visible area. */
export function PictureImage({ className, src, alt, fit, lazy, onLoad, onError }: PictureImageProps) {
  const element = useRef<HTMLImageElement>(null)
  const [near, setNear] = useState(!lazy)
  useEffect(() => {
    if (near || !element.current) return
    return whenNear(element.current, () => setNear(true))
  }, [near])
  return (
    <img
      ref={element}
      className={className}
      style={{ objectFit: fit }}
      src={near ? src : undefined}
      alt={alt}
      decoding="async"
      onLoad={({ currentTarget }) => onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      onError={onError}
    />
  )
}
