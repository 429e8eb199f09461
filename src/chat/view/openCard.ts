import type { Action, ResolvedRoute } from '@quanzi/contract'
import { openAction } from '@/routes/openAction'
import { pushPlace } from '@/routes/stack'
import { chatPlace } from '../openChat'
import { closeForScreen } from '../showOverlay'

/** Opens the target of a card in place of the chat. */
export async function openCard(action: Action): Promise<void> {
  await closeForScreen()
  await openAction(action, chatPlace())
}

/** Opens the item of a card, in place of the chat. */
export async function openPlace(route: ResolvedRoute): Promise<void> {
  await closeForScreen()
  await pushPlace(route)
}
