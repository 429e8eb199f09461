import { isText } from '@/lib/isText'
import type { JsonStorage } from '@/platform/storage/openStorage'

const KEY = 'chosenCity'

/** The list of cities passes the chosen one's name to the screen that it returns to. */
export const giveChosenCity = (device: JsonStorage, name: string): void => void device.write(KEY, name)

/** The city that was chosen last in this tenant; '' before. */
export const chosenCity = (device: JsonStorage): string => device.read(KEY, isText) ?? ''
