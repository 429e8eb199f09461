export { isVerified } from './auth'
export { seesContact, standingOf } from './person'
export { requireOpinion } from './requireOpinion'
export { countVisit } from './visits'
