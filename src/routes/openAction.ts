import type { Action } from '@quanzi/contract'
import { type LinkPlace, linkOf } from './linkOf'
import { linkSettings } from './linkSettings'
import { openLink } from './openLink'

/** Opens the target of a picture, an icon or a section. False when it has none. */
export const openAction = (action: Action | null | undefined, place: LinkPlace): Promise<boolean> =>
  openLink(linkOf(action, place, linkSettings()))
