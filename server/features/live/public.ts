export { requireTalk } from './mayTalk'
export { tellLive, tellTalk } from './news'
