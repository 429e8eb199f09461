import { type Action, STAT_TYPE } from '@quanzi/contract'
import { countUse } from '@/gateway/countUse'
import { actionParams, type LinkPlace } from '@/routes/linkOf'
import { currentPath } from '@/routes/login'
import { openAction } from '@/routes/openAction'

/** Opens the target of a tap on data, and counts the tap. */
export function openCounted(action: Action | null | undefined, place: LinkPlace): void {
  const { moduleType, id } = actionParams(action) ?? {}
  countUse(STAT_TYPE.actionTap, { iid: place.iid, path: currentPath(), moduleType, id })
  void openAction(action, place)
}
