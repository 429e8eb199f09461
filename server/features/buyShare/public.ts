export { ownShare } from './queries'
