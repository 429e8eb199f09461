/**
 * The entry of @tarojs/taro with one import per name. Its own file writes `const { hooks } = require(…)`, which makes
 * the bundler keep Taro's whole runtime, even the HTML parser that no screen uses.
 */
const taro = require('@tarojs/api').default

if (require('@tarojs/runtime').hooks.isExist('initNativeApi')) {
  require('@tarojs/runtime').hooks.call('initNativeApi', taro)
}

module.exports = taro
module.exports.default = module.exports
