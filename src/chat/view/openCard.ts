import type { Action } from '@quanzi/contract'
import { openAction } from '@/routes/openAction'
import { chatPlace } from '../openChat'
import { closeForScreen } from '../showOverlay'

/** Opens the target of a card in place of the chat. */
export async function openCard(action: Action): Promise<void> {
  await closeForScreen()
  await openAction(action, chatPlace())
}
