import { isMobile } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { EntryRow } from './queries'

/** The name, mobile and answers of an entry as typed; what is not typed stays. */
export function personOf(
  fields: Readonly<Record<string, unknown>>,
  old: EntryRow | null,
): { name: string; mobile: string; answers: string } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : (old?.name ?? '')
  const mobile = typeof fields.mobile === 'string' ? fields.mobile : (old?.mobile ?? '')
  if (name.length < 2 || name.length > 20) throw paramError('name')
  if (!isMobile(mobile)) throw new CallError('PARAM', { detail: REASONS.mobile })
  const given = typeof fields.answers === 'object' && fields.answers !== null ? Object.entries(fields.answers) : []
  const answers = Object.fromEntries(
    given.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length <= 500).slice(0, 50),
  )
  return { name, mobile, answers: JSON.stringify({ ...old?.answers, ...answers }) }
}
