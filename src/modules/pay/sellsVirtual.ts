import { environment } from '@/platform/environment'

/** False in iOS mini-programs: the platform forbids selling memberships and content there, and showing their prices. */
export function sellsVirtual(): boolean {
  const { isIos, isMiniProgram } = environment()
  return !(isIos && isMiniProgram)
}
