import { listDomains } from '@quanzi/contract'
import { useEffect } from 'react'
import { call } from '@/gateway/call'
import { address } from '@/platform/address'
import { relaunch } from '@/routes/navigate'
import { openScanned, scannedJustNow } from '@/routes/openScanned'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { tenantOfHost } from './tenantOfHost'

async function enter(): Promise<void> {
  const findTenants = (domainName: string) => call(listDomains, { domainName })
  await relaunch('index.home', { iid: await tenantOfHost({ host: address.host(), findTenants }) })
}

export default function Entry() {
  const { query } = useRoute<'root.entry'>()
  useEffect(() => {
    // At launch app.tsx opens the target of a scanned code; home would open on top of it.
    if (scannedJustNow()) return
    // A code scanned while the app was in the background opens this page anew.
    void openScanned(query).then((opened) => {
      if (!opened) void enter()
    })
  }, [query])
  return <ScreenFrame title={text('entering')} header="none" busy={text('entering')} />
}
