import { listening } from '@/flows/listening/appListening'
import type { Listening } from '@/flows/listening/Listening'
import { addScreenOverlay } from '@/ui/screen/screenHost'
import { MiniPlayer } from './MiniPlayer'

addScreenOverlay(MiniPlayer)

/** The app's player, with its small form over every screen. */
export const useListening = (): Listening => listening
