import { parseShortUrl } from '@quanzi/contract'
import { useEffect } from 'react'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { link } from '@/platform/link'
import { relaunch, replace } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { dialog } from '@/ui/feedback/dialog'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** Looks up the part of the address after /s/; its target replaces this page. */
async function follow(url: string): Promise<void> {
  try {
    const path = pathOf(await call(parseShortUrl, { url }))
    // The router drops the part of an address after #, so on H5 the browser opens such an address itself.
    if (/^\/(?!\/).*#/.test(path) && (await link.open(path, { replace: true })).ok) return
    if (!(await openPath(path, { replace: true }))) await replace('root.missing', { from: path })
  } catch (error) {
    await dialog.alert({ message: isGatewayError(error) ? error.msg : text('shortFailed') })
    await relaunch('root.entry')
  }
}

const pathOf = (target: string): string => target.replace(/^https?:\/\/[^/]+/i, '') || '/'

export default function Short() {
  const { params } = useRoute<'root.short'>()
  useEffect(() => void follow(params.url), [params.url])
  return <ScreenFrame title={text('redirecting')} header="none" busy={text('redirecting')} />
}
