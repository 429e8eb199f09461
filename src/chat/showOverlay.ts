import { back } from '@/platform/back'
import { pushPage } from '@/routes/stack'
import type { Overlay } from './ChatOverlays'

/** A mini-program shows it as a page of the chat's subpackage: the main package has no room for it. */
export const showOverlay = ({ kind, key }: Overlay): void => void pushPage(`/chat/pages/${kind}/index?key=${key}`)

/** Needs no bookkeeping: going back removes the top page. */
export const closeOverlay = (_key: string): void => back.go()

/** Does nothing: the next page opens over the chat's page and leads back to it. */
export const closeForScreen = (): Promise<void> => Promise.resolve()
