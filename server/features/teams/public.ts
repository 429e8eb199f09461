export { lockTeam, placesOf, roleIn, teamById } from './queries'
export type { Team } from './Team'
export type { TeamScope } from './teamScopes'
