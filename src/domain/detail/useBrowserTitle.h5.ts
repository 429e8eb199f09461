import { useEffect } from 'react'
import { screenHost } from '@/ui/screen/screenHost'

/**
 * Puts the name of the item into the browser's title, history and bookmarks, after the frame has set the screen's
 * title.
 */
export function useBrowserTitle(title: string): void {
  useEffect(() => {
    if (title) screenHost().setTitle(title)
  }, [title])
}
