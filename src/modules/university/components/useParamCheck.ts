import { useEffect } from 'react'
import { back } from '@/routes/navigate'
import { dialog } from '@/ui/feedback/dialog'
import { text } from '../messages'

/** Shows that a parameter is missing and goes back. */
export function useParamCheck(complete: boolean): boolean {
  useEffect(() => {
    if (!complete) void dialog.alert({ title: text('paramError') }).then(() => back())
  }, [complete])
  return complete
}
