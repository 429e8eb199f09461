import { back } from '@/platform/back'
import { pushPage } from '@/routes/stack'
import type { Overlay } from './ChatOverlays'

/** A mini-program draws it as a page of the chat's own subpackage: its main package has no room for it. */
export const showOverlay = ({ kind, key }: Overlay): void => void pushPage(`/chat/pages/${kind}/index?key=${key}`)

/** Nothing to do here: the page on top removes itself from the stack. */
export const closeOverlay = (_key: string): void => back.go()

/** Nothing to close first: the next page opens over the chat's page and leads back to it. */
export const closeForScreen = (): Promise<void> => Promise.resolve()
