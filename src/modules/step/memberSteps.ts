import type { TeamMember } from '@quanzi/contract'
import { grouped } from '@/lib/grouped'
import { text } from './messages'

/** What a member of a team has walked today and in the whole challenge. */
export const memberSteps = ({ today = 0, value = 0 }: TeamMember): string =>
  text('memberSteps', { today: grouped(today), total: grouped(value) })
