import { GEAR } from './gearThings'
import { HOME } from './homeThings'
import { OUTDOOR } from './outdoorThings'
import { PACK } from './packThings'
import type { Thing } from './pen'
import { PLAY } from './playThings'
import { STUDY } from './studyThings'
import { TABLE } from './tableThings'
import { WEAR } from './wearThings'

/** Every object that can be drawn, by its name. */
export const THINGS = {
  ...OUTDOOR,
  ...STUDY,
  ...TABLE,
  ...PLAY,
  ...HOME,
  ...WEAR,
  ...GEAR,
  ...PACK,
} as const satisfies Record<string, Thing>

export type ThingName = keyof typeof THINGS

export const isThing = (word: string): word is ThingName => Object.hasOwn(THINGS, word)
