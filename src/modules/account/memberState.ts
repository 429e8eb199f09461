import type { MemberStore } from '@/session/MemberStore'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a screen that only a member sees. */
export const memberState = (member: MemberStore): ScreenState =>
  member.status === 'visitor'
    ? {
        kind: 'empty',
        message: text('logInFirst'),
        actionText: text('login'),
        onAction: () => void member.requireMember(),
      }
    : member.profile
      ? screenReady
      : screenLoading
