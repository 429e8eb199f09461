import { resolve } from '@quanzi/contract'
import { clipboard } from '@/platform/clipboard'
import { dialog } from '@/platform/dialog'
import { environment } from '@/platform/environment'
import { link as platformLink } from '@/platform/link'
import { type Judgement, judgeAddress } from './judgeAddress'
import type { Link } from './linkOf'
import { allowedHosts, linkSettings } from './linkSettings'
import { text } from './messages'
import { pushPlace } from './stack'

type Opening = { readonly by: 'location' | 'router' | 'copy'; readonly url: string }

/**
 * How an allowed link opens: by location for written addresses, on iOS and inside a mini-program's web
 * view, otherwise by the router. A compiled mini-program has no location: paths go to its router, and
 * an address outside is copied for the browser.
 */
export function openingOf(
  kind: Link['kind'],
  judged: Exclude<Judgement, { verdict: 'refused' }>,
  where: { readonly target: 'h5' | 'weapp' | 'tt'; readonly isIos: boolean; readonly isMiniProgram: boolean },
): Opening {
  if (where.target !== 'h5') {
    return judged.verdict === 'inside' ? { by: 'router', url: judged.path } : { by: 'copy', url: judged.url }
  }
  if (judged.verdict === 'outside') return { by: 'location', url: judged.url }
  const byLocation = kind === 'address' || where.isIos || where.isMiniProgram
  return { by: byLocation ? 'location' : 'router', url: judged.path }
}

/** Opens a link of data after judging it. False when it was refused, which the log tells. */
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
    if (route) await pushPlace(route)
  }
  return true
}
