import type { Action } from '@quanzi/contract'
import { openAction } from '@/routes/openAction'
import { chatPlace } from '../openChat'
import { closeForScreen } from '../showOverlay'

/** Opens what a card leads to, in place of the chat. */
export async function openCard(action: Action): Promise<void> {
  await closeForScreen()
  await openAction(action, chatPlace())
}
