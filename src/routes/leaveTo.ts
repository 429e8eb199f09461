import type { BuildArguments, RouteName } from '@quanzi/contract'
import { replace } from './navigate'
import { popPage } from './stack'

/**
 * Leaves a screen whose work is done: back to the screen below, which sent the visitor here. One that was opened by its
 * address, or was reloaded, has none, and leads to the given screen.
 */
export async function leaveTo<Name extends RouteName>(name: Name, ...args: BuildArguments<Name>): Promise<void> {
  if (!(await popPage())) await replace(name, ...args)
}
