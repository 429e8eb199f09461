import { NoticeBanner } from './NoticeBanner'

/** Over every screen of a mini-program: dialog and panel are pages there, so only the notice is left. */
export const ChatLayer = NoticeBanner
