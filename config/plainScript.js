const { transformSync } = require('@swc/core')
const { browserslist } = require('../package.json')
const callsByName = require('./callsByName')

/**
 * What swc compiles otherwise than Babel: classes, whose fields without a value it drops, and what the plugins for a
 * target change.
 */
const OTHERWISE = /\bclass\b|\bimport\s*\(|@tarojs\/taro\b|\bTaro\b|\baria[A-Z]|\bList(Item)?\b|\bdefine\w+Config\b/
/** Babel also takes away the schemas of the calls. */
const CALLS = /[\\/]contract[\\/]calls[\\/]/
const PACKAGES = /[\\/]node_modules[\\/]/

/** The choices of `babel.config.js`. */
const optionsOf = (file) => ({
  filename: file,
  configFile: false,
  swcrc: false,
  env: { targets: browserslist, bugfixes: true, exclude: ['transform-destructuring', 'transform-parameters'] },
  jsc: {
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: { react: { runtime: 'automatic' } },
    assumptions: { noDocumentAll: true, pureGetters: true },
  },
  module: { type: 'es6' },
})

/** Does what `namedClasses` does. */
const nameClasses = (source) =>
  source.replace(/^import (\w+) from ('[^'\n]*\.module\.scss')/gm, 'import * as $1 from $2')

const named = (names, from) => `import { ${names} } from ${JSON.stringify(from)}`

/** Does what `splitCalls` does. */
function importCalls(source) {
  return source.replace(/^import \{([^}]*)\} from '@quanzi\/contract'/gm, (_, list) => {
    const calls = []
    const others = []
    for (const part of list.split(',').map((one) => one.trim())) {
      const name = part.replace(/ as \w+$/, '')
      const file = callsByName().get(name)
      if (file) calls.push(named(part, `${file}?call=${name}`))
      else if (part) others.push(part)
    }
    return [...calls, ...(others.length > 0 ? [named(others.join(', '), '@quanzi/contract')] : [])].join(';')
  })
}

/** True when swc may compile a file in place of Babel. */
const isPlain = (file, source) =>
  /\.tsx?$/.test(file) && !CALLS.test(file) && !PACKAGES.test(file) && !OTHERWISE.test(source)

/** Compiles a plain file as Babel would, in a twelfth of its time. */
const compilePlain = (file, source) => transformSync(importCalls(nameClasses(source)), optionsOf(file)).code

module.exports = { isPlain, compilePlain }
