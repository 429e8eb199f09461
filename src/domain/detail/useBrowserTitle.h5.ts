import { useEffect } from 'react'
import { screenHost } from '@/ui/screen/screenHost'

/** The browser, its history and whoever keeps the page name it after the item; the frame names the screen first. */
export function useBrowserTitle(title: string): void {
  useEffect(() => {
    if (title) screenHost().setTitle(title)
  }, [title])
}
