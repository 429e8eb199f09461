export { noPrompt as privacy } from './noPrompt'
