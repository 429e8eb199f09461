import { unsupported } from '../outcome'
import type { AddressBook } from './types'

export const addressBook: AddressBook = { offered: false, choose: async () => unsupported() }
