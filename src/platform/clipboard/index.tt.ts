export { miniClipboard as clipboard } from './miniClipboard'
