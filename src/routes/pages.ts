/** The platform's own page stack. */
export { default as pages } from '@tarojs/taro'
