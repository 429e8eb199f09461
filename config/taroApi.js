/**
 * The entry of @tarojs/taro as its own file writes it, but asking for one name at a time: `const { hooks } = require(…)`
 * makes the bundler keep all of Taro's runtime, with the parser of HTML that no screen uses.
 */
const taro = require('@tarojs/api').default

if (require('@tarojs/runtime').hooks.isExist('initNativeApi')) {
  require('@tarojs/runtime').hooks.call('initNativeApi', taro)
}

module.exports = taro
module.exports.default = module.exports
