import type { CertificateStanding, CertificateStat } from '@quanzi/contract'
import { clockOf } from '@/lib/clockOf'
import { grouped } from '@/lib/grouped'

/** How much of a certificate's own measure is done, and of how much: sites, steps. Its first figure counts that. */
export function certificateShare({ stats, lacks }: Pick<CertificateStanding, 'stats' | 'lacks'>): {
  readonly done: number
  readonly total: number
} {
  const done = stats[0]?.value ?? 0
  return { done, total: done + lacks }
}

/** A figure as it is written: times as a clock, counts with commas. */
export function statValue({ key, value }: CertificateStat): string {
  if (key === 'netMs') return clockOf(value / 1000)
  return key === 'seconds' ? clockOf(value) : grouped(value)
}
