export { miniUpload as upload } from './miniUpload'
