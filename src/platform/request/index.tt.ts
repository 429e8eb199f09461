export { miniRequest as request } from './miniRequest'
