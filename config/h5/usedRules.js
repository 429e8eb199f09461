const postcss = require('postcss')

/** Classes of the elements that our sources import from `@tarojs/components`. */
const USED = /\.(taro-text|taro-scroll|taro-input|weui-input)/

/**
 * Loader for the style sheet of Taro's elements, which is part of the scripts: keeps the rules of elements that the
 * app uses. None of them moves.
 */
module.exports = function usedRules(source) {
  const sheet = postcss.parse(source)
  sheet.walkAtRules(/keyframes$/, (rule) => void rule.remove())
  sheet.walkRules((rule) => void (USED.test(rule.selector) || rule.remove()))
  sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
  return sheet.toString()
}
