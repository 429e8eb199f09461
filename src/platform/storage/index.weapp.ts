export { miniStorage as storage } from './miniStorage'
export const storageLasts = (): boolean => true
