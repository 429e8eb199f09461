/**
 * Optimisations that Taro turns off in mini-programs for the sake of very old engines; they save a twentieth of the
 * main package.
 */
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

/** Options of terser for the oldest supported engines, iOS 13 and Chrome 80. */
export const minify = {
  ecma: 2019,
  module: true,
  compress: {
    ...Object.fromEntries(SWITCHED_OFF.map((name) => [name, true])),
    ecma: 2019,
    passes: 3,
    // `StrictFiles` adds the directive once per file.
    directives: true,
    pure_getters: true,
    // Only webpack's module table has numeric method names, and nothing calls a module with `new`.
    unsafe_methods: /^\d+$/,
  },
  output: { ecma: 2019, comments: false, quote_keys: false, keep_quoted_props: false, ascii_only: false },
}
