import type { Secrets } from '../../db/Secrets'
import { type Sealed, seal, unseal } from '../../db/seal'

const PURPOSE = 'id-card'

/** Encrypts an ID number for storing. */
export const sealIdCard = (secrets: Secrets, number: string): Sealed => seal(secrets, PURPOSE, number)

/** Decrypts an ID number for the member who gave it. */
export const openIdCard = (secrets: Secrets, cipher: string): string => unseal(secrets, PURPOSE, cipher)
