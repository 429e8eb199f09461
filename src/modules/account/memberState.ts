import { memberScreen } from '@/screens/member/memberScreen'
import type { MemberStore } from '@/session/MemberStore'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** The state of a screen that shows only the member's own profile. */
export const memberState = (member: MemberStore): ScreenState =>
  memberScreen(member, member.profile ? screenReady : screenLoading)
