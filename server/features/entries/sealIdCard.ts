import type { Secrets } from '../../db/Secrets'
import { type Sealed, seal, unseal } from '../../db/seal'

const PURPOSE = 'id-card'

/** An ID number as it is kept. */
export const sealIdCard = (secrets: Secrets, number: string): Sealed => seal(secrets, PURPOSE, number)

/** The ID number of a sealed one, for whoever gave it. */
export const openIdCard = (secrets: Secrets, cipher: string): string => unseal(secrets, PURPOSE, cipher)
