import { isText } from '@/lib/isText'
import type { JsonStorage } from '@/platform/storage/openStorage'

const KEY = 'chosenAddress'

/** The address book passes the id of the chosen address to checkout, which reads it again after a reload. */
export const giveChosenAddress = (device: JsonStorage, id: string): void => void device.write(KEY, id)

/** Id of the address chosen for this tenant's next order; '' while none is chosen. */
export const chosenAddress = (device: JsonStorage): string => device.read(KEY, isText) ?? ''

/** Call it when the order exists: the next one begins with the default address. */
export const forgetChosenAddress = (device: JsonStorage): void => device.remove(KEY)
