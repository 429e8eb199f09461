import { ContactSection } from '../ContactSection'
import { FlashSection } from '../FlashSection'
import type { LaterParts } from '../LaterSections'
import { MallSection } from '../MallSection'
import { VipSection } from '../VipSection'
import { soonParts } from './soonParts'

export const laterParts: LaterParts = {
  ...soonParts,
  17: FlashSection,
  24: VipSection,
  25: ContactSection,
  33: MallSection,
}
