import { createRoot } from 'react-dom/client'
import { link } from '@/platform/link'
import { pageLoad } from '@/platform/pageLoad'
import { ScreenStatus } from '@/ui/screen/ScreenStatus'

/** Says that the page with which the site was opened has not arrived: there is no page yet whose frame could say it. */
export function showFailedStart(): void {
  const box = pageLoad.standIn()
  if (box) createRoot(box).render(<ScreenStatus state={{ kind: 'error', offline: true, onRetry: link.reload }} />)
}
