import { DEFAULT_IID } from '@quanzi/contract'
import { useEffect } from 'react'
import { findHostTenant } from '@/flows/findHostTenant'
import { relaunch } from '@/routes/navigate'
import { openScanned, scannedJustNow } from '@/routes/openScanned'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** An unknown host and a failure lead to the default tenant (shell-and-routes §2). */
async function enter(): Promise<void> {
  const iid = await findHostTenant().catch(() => null)
  await relaunch('index.home', { iid: iid ?? DEFAULT_IID })
}

export default function Entry() {
  const { query } = useRoute<'root.entry'>()
  useEffect(() => {
    // At launch app.tsx opens the target of a scanned code; home would open on top of it.
    if (scannedJustNow()) return
    // Scanning a code while the app is in the background opens this page again.
    void openScanned(query).then((opened) => {
      if (!opened) void enter()
    })
  }, [query])
  return <ScreenFrame title={text('entering')} header="none" busy={text('entering')} />
}
