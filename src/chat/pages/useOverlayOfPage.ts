import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { goHome } from '@/routes/navigate'
import { chatOverlays, type Overlay } from '../ChatOverlays'

/** The overlay that this page shows. Without one, as after a restart of the app, the page leads home. */
export function useOverlayOfPage(): Overlay | null {
  const { key } = useRouter().params
  const [overlay] = useState(() => chatOverlays.find(key))
  useEffect(() => {
    if (!overlay) void goHome()
    else return () => chatOverlays.remove(overlay.key)
  }, [overlay])
  return overlay
}
