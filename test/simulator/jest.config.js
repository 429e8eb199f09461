/** css-select and its dependencies are ES modules, which Jest must transform. */
const ES_MODULES = 'css-select|css-what|nth-check|domutils|domelementtype|dom-serializer|domhandler|entities|boolbase'

module.exports = {
  displayName: 'simulator',
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES})/)`],
  modulePathIgnorePatterns: ['<rootDir>/fixtures'],
}
