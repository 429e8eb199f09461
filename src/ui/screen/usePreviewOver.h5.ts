import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { preview } from '@/platform/preview'

/**
 * False while the visitor looks at the screen that the server has drawn: then only the first screenful is drawn, and
 * nothing else is fetched, so that the app takes over soon. True everywhere else.
 */
export function usePreviewOver(): boolean {
  const [isOver, setOver] = useState(() => !preview.covers())
  // Before the screen tells that it stands: whoever is told later would draw after the visitor's tap was looked for.
  useLayoutEffect(() => {
    if (isOver) return
    return preview.whenOver((atOnce) => {
      if (atOnce) flushSync(() => setOver(true))
      else startTransition(() => setOver(true))
    })
  }, [isOver])
  return isOver
}
