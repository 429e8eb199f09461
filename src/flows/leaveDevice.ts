import type { MemberStore } from '@/session/MemberStore'
import { dropOthers } from './upload/dropPictures'

/** Logs the member out. The pictures that they have chosen and not sent go from the device. */
export async function logOut(member: MemberStore): Promise<void> {
  await member.logout()
  await dropOthers(member.iid, '')
}

/** The same after the gateway has ended the session by itself. */
export async function leaveDevice(member: MemberStore): Promise<void> {
  member.leave()
  await dropOthers(member.iid, '')
}

/** Takes the pictures of whoever was here before from the device. For the moment after a login. */
export async function takeDevice(member: MemberStore): Promise<void> {
  if (member.isMember) await dropOthers(member.iid, member.userId)
}
