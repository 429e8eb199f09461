export { miniKeptFiles as keptFiles } from './miniKeptFiles'
