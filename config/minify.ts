/** What Taro switches off for mini-programs, for engines that are long gone: a twentieth of the main package. */
const SWITCHED_OFF = [
  'arrows',
  'collapse_vars',
  'comparisons',
  'computed_props',
  'hoist_props',
  'inline',
  'loops',
  'negate_iife',
  'properties',
  'reduce_funcs',
  'reduce_vars',
  'switches',
  'typeofs',
]

/** Options of terser for the oldest engines we support, iOS 13 and Chrome 80. */
export const minify = {
  ecma: 2019,
  module: true,
  compress: {
    ...Object.fromEntries(SWITCHED_OFF.map((name) => [name, true])),
    ecma: 2019,
    passes: 3,
    // `StrictFiles` says once for a file what every module in it says.
    directives: true,
    pure_getters: true,
    // Only webpack's table of modules has numbers for names, and nobody constructs a module.
    unsafe_methods: /^\d+$/,
  },
  output: { ecma: 2019, comments: false, quote_keys: false, keep_quoted_props: false, ascii_only: false },
}
