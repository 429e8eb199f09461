export { lockTeam, placesOf, roleIn } from './queries'
