const postcss = require('postcss')

/** Classes of the elements that our sources import from `@tarojs/components`. */
const USED = /\.(taro-text|taro-scroll|taro-input|weui-input|rmc-)/
const USED_FRAMES = /^rmc-/

/**
 * Loader for the style sheet of Taro's elements, which is part of the scripts: keeps the rules of elements that the
 * app uses.
 */
module.exports = function usedRules(source) {
  const sheet = postcss.parse(source)
  sheet.walkAtRules(/keyframes$/, (rule) => void (USED_FRAMES.test(rule.params) || rule.remove()))
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    if (!USED.test(rule.selector)) rule.remove()
  })
  sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
  return sheet.toString()
}
