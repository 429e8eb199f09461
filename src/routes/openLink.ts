import { resolve } from '@quanzi/contract'
import { clipboard } from '@/platform/clipboard'
import { dialog } from '@/platform/dialog'
import { environment } from '@/platform/environment'
import { link as platformLink } from '@/platform/link'
import { judgeAddress } from './judgeAddress'
import type { Link } from './linkOf'
import { allowedHosts, linkSettings } from './linkSettings'
import { text } from './messages'
import { openingOf } from './openingOf'
import { pushPlace } from './stack'
import { withTenant } from './withTenant'

/** Opens a link from data after checking it. False when it was refused; the log has the reason. */
export async function openLink(target: string | Link | null): Promise<boolean> {
  if (!target) return false
  const { kind, url }: Link = typeof target === 'string' ? { kind: 'address', url: target } : target
  const judged = judgeAddress(url, allowedHosts())
  if (judged.verdict === 'refused') {
    linkSettings().log(`link refused (${judged.reason}): ${url.slice(0, 120)}`)
    return false
  }
  const opening = openingOf(kind, judged, environment())
  if (opening.by === 'location') await platformLink.open(opening.url)
  else if (opening.by === 'copy') {
    await clipboard.write(opening.url)
    dialog.toast(text('linkCopied'))
  } else {
    const route = resolve(opening.url)
    if (route) await pushPlace(withTenant(route))
  }
  return true
}
