import { useEffect } from 'react'
import { screenHost } from '@/ui/screen/screenHost'

/**
 * Sets the item's name as the document title, for history and bookmarks. Runs after the frame has set the screen's
 * title.
 */
export function useBrowserTitle(title: string): void {
  useEffect(() => {
    if (title) screenHost().setTitle(title)
  }, [title])
}
