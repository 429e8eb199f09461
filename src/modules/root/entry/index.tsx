import { listDomains } from '@quanzi/contract'
import { useEffect } from 'react'
import { call } from '@/gateway/call'
import { address } from '@/platform/address'
import { relaunch } from '@/routes/navigate'
import { scannedJustNow } from '@/routes/openScanned'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { tenantOfHost } from './tenantOfHost'

export default function Entry() {
  useEffect(() => {
    // The launch itself opens what a scanned code names (app.tsx); home would come on top of it.
    if (scannedJustNow()) return
    const findTenants = (domainName: string) => call(listDomains, { domainName })
    void tenantOfHost({ host: address.host(), findTenants }).then((iid) => relaunch('index.home', { iid }))
  }, [])
  return <ScreenFrame title={text('entering')} header="none" busy={text('entering')} />
}
