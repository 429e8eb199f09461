import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { preview } from '@/platform/preview'

/**
 * False while the visitor still sees the server's preview: then only the first screenful is rendered and nothing
 * else is loaded, so that the app takes over soon. True otherwise.
 */
export function usePreviewOver(): boolean {
  const [isOver, setOver] = useState(() => !preview.covers())
  // A layout effect registers before the screen reports that it is ready. A later one would render after the search
  // for the tapped element.
  useLayoutEffect(() => {
    if (isOver) return
    return preview.whenOver((atOnce) => {
      if (atOnce) flushSync(() => setOver(true))
      else startTransition(() => setOver(true))
    })
  }, [isOver])
  return isOver
}
