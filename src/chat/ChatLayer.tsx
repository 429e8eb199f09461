import { NoticeBanner } from './NoticeBanner'

/** In a mini-program dialog and panel are pages: only the notice shows over every screen. */
export const ChatLayer = NoticeBanner
