const path = require('node:path')

/**
 * What preset-env would rewrite because of faults that the oldest engines of the browserslist do not have any more.
 * Its own plugin for the one fault that is left of these, in iOS 13, comes in instead.
 */
const NATIVE = ['transform-destructuring', 'transform-parameters']
const LEFT_OF_THEM = ['bugfix/transform-safari-id-destructuring-collision-in-function-expression']

module.exports = {
  // No polyfills: tsconfig.app.json only lets the app use built-ins that every target has.
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        exclude: NATIVE,
        include: LEFT_OF_THEM,
      },
    ],
  ],
  assumptions: {
    // `x ?? y` may compile to a comparison with null: no value here is ever `document.all`.
    noDocumentAll: true,
    // Getters answer the same twice: `a.b?.c` needs no variable.
    pureGetters: true,
    setPublicClassFields: true,
    privateFieldsAsProperties: true,
  },
  plugins: ['namedClasses.js', 'splitCalls.js'].map((name) => path.join(__dirname, 'config', name)),
  overrides: [
    { include: path.join(__dirname, 'contract/calls'), plugins: [path.join(__dirname, 'config/stripCallSchemas.js')] },
  ],
}
