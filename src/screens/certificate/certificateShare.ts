import type { CertificateStanding } from '@quanzi/contract'

/** How much of a certificate's own measure is done, and of how much: sites, steps. Its first figure counts that. */
export function certificateShare({ stats, lacks }: Pick<CertificateStanding, 'stats' | 'lacks'>): {
  readonly done: number
  readonly total: number
} {
  const done = stats[0]?.value ?? 0
  return { done, total: done + lacks }
}
