const path = require('node:path')

module.exports = {
  // No polyfills: tsconfig.app.json only lets the app use built-ins that every target has.
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  overrides: [
    { include: path.join(__dirname, 'contract/calls'), plugins: [path.join(__dirname, 'config/stripCallSchemas.js')] },
  ],
}
