export { noWechat as wechat } from './noWechat'
