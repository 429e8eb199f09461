import type { Judgement } from './judgeAddress'
import type { Link } from './linkOf'

type Opening = { readonly by: 'location' | 'router' | 'copy'; readonly url: string }

/**
 * How to open an allowed link: by location for addresses that an editor wrote, on iOS and in the web view of a
 * mini-program; by the router otherwise. A compiled mini-program has no location: it uses its router for paths, and
 * copies an outside address for the browser.
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
