/** Removes the rules for wide windows from a mini-program's styles, because mini-programs run on phones only. */
module.exports = () => ({
  postcssPlugin: 'strip-wide',
  AtRule: {
    media(rule) {
      if (rule.params.includes('min-width')) rule.remove()
    },
  },
})
module.exports.postcss = true
