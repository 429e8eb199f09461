/** How tests compile TypeScript. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: false },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}

module.exports = { swc }
