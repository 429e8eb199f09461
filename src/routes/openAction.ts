import type { Action } from '@quanzi/contract'
import { type LinkPlace, linkOf } from './linkOf'
import { linkSettings } from './linkSettings'
import { openLink } from './openLink'

/** What a tap on a picture, an icon or a section does. False when the action leads nowhere. */
export const openAction = (action: Action | null | undefined, place: LinkPlace): Promise<boolean> =>
  openLink(linkOf(action, place, linkSettings()))
