/** Takes the rules for wide windows out of a mini-program's styles: they are drawn on phones alone. */
module.exports = () => ({
  postcssPlugin: 'strip-wide',
  AtRule: {
    media(rule) {
      if (rule.params.includes('min-width')) rule.remove()
    },
  },
})
module.exports.postcss = true
