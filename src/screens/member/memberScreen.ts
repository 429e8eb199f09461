import type { MemberStore } from '@/session/MemberStore'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a screen for members only: a visitor can log in and return. */
export const memberScreen = (member: MemberStore, state: ScreenState): ScreenState =>
  member.status === 'visitor'
    ? {
        kind: 'empty',
        drawing: 'locked',
        message: text('logInFirst'),
        actionText: text('logIn'),
        onAction: () => void member.requireMember(),
      }
    : state
