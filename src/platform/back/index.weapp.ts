export { miniBack as back } from './miniBack'
