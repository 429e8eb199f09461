import type { TeamMember } from '@quanzi/contract'
import { text } from './messages'
import { grouped } from './stepWords'

/** What a member of a team has walked today and in the whole challenge. */
export const memberSteps = ({ today = 0, value = 0 }: TeamMember): string =>
  text('memberSteps', { today: grouped(today), total: grouped(value) })
