export { isVerified, verifiedName } from './auth'
export { openAuthor, openPerson, seesContact, standingOf } from './person'
export { requireOpinion } from './requireOpinion'
export { countVisit } from './visits'
