export { miniScan as scan } from './miniScan'
