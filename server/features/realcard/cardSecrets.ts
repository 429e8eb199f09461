import { randomInt } from 'node:crypto'
import { randomCode } from '../../base/randomCode'
import { type Secrets, sameText } from '../../db/Secrets'
import { seal, unseal } from '../../db/seal'

const PURPOSE = 'card-password'
const PASSWORD = 8
const NO = 16

/** A card's number: sixteen digits that cannot be guessed from another. */
export const randomCardNo = (): string => `8${Array.from({ length: NO - 1 }, () => String(randomInt(10))).join('')}`

/** A card's password of letters and digits that cannot be confused. */
export const randomPassword = (): string => randomCode(PASSWORD)

/** A card's password as stored: the keyed hash is of this card alone. */
export const keptPassword = (secrets: Secrets, no: string, pwd: string) => ({
  pwd_hash: hashOf(secrets, no, pwd),
  pwd_enc: seal(secrets, PURPOSE, pwd).cipher,
})

/** True for the right password; of a number that nobody has, it takes as long. */
export const isPassword = (secrets: Secrets, no: string, pwd: string, stored: string | undefined): boolean =>
  sameText(stored ?? '', hashOf(secrets, no, pwd.trim().toUpperCase()))

/** The password, for the buyer of a card that is not activated yet. */
export const openPassword = (secrets: Secrets, cipher: string): string => unseal(secrets, PURPOSE, cipher)

const hashOf = (secrets: Secrets, no: string, pwd: string): string => seal(secrets, PURPOSE, `${no} ${pwd}`).hash
