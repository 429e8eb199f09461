import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PictureImageProps } from './PictureImageProps'
import { whenNear } from './whenNear.h5'

/** A picture that has reported neither success nor failure for this long is shown as far as it is loaded, ms. */
const SHOWN_ANYWAY_MS = 3000

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height })

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

/** The browser's own picture. A lazy one gets its address when it comes near the visible area. */
export function PictureImage({ className, src, alt, fit, lazy, onLoad, onError }: PictureImageProps) {
  const element = useRef<HTMLImageElement>(null)
  const [near, setNear] = useState(!lazy)
  useEffect(() => {
    if (near || !element.current) return
    return whenNear(element.current, () => setNear(true))
  }, [near])
  // Some web views never report that a cached picture has loaded.
  const latest = useRef(onLoad)
  latest.current = onLoad
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another wait
  useLayoutEffect(() => {
    if (!near) return
    const known = element.current
    // In the browser's memory: shown with the first drawing, or it would blink.
    if (known?.complete && !isBroken(known)) return latest.current(sizeOf(known))
    const timer = setTimeout(() => {
      const picture = element.current
      if (picture && !isBroken(picture)) latest.current(sizeOf(picture))
    }, SHOWN_ANYWAY_MS)
    return () => clearTimeout(timer)
  }, [near, src])
  return (
    <img
      ref={element}
      className={className}
      style={{ objectFit: fit }}
      src={near ? src : undefined}
      alt={alt}
      decoding="async"
      onLoad={({ currentTarget }) => onLoad(sizeOf(currentTarget))}
      onError={onError}
    />
  )
}
