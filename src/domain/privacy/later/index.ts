import { addScreenOverlay } from '@/ui/screen/screenHost'
import { ConsentOverlay } from '../ConsentOverlay'

// The platform runs this file by itself when `importConsent` asks for it; webpack's entries export nothing.
addScreenOverlay(ConsentOverlay)
