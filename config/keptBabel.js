const { createHash } = require('node:crypto')
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')
const callsByName = require('./callsByName')
const { compilePlain, isPlain } = require('./plainScript')

const requireOfTaro = createRequire(require.resolve('@tarojs/webpack5-runner'))
const root = path.resolve(__dirname, '..')
const FOLDER = path.join(root, 'node_modules', '.cache', 'quanzi-babel')

/**
 * The plugins of Babel that only some targets have, each with the words without which it changes nothing. A file with
 * none of these words is compiled to the same text for every target.
 */
const OF_TARGETS = [
  { has: /\bimport\s*\(/, asks: (target) => target === 'h5' },
  { has: /@tarojs\/taro\b|\bTaro\b|\baria[A-Z]/, asks: (target) => target === 'h5' },
  { has: /\bList(Item)?\b/, asks: (target) => target === 'weapp' },
]

const digestOf = (parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** What a compiled file depends on beside its source: the packages, Babel's configuration, and our plugins. */
function surroundings() {
  const plugins = readdirSync(__dirname).filter((name) => name.endsWith('.js'))
  const files = ['package.json', 'package-lock.json', 'babel.config.js', ...plugins.map((name) => `config/${name}`)]
  const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])
  return digestOf([texts, [...callsByName()], process.version, process.env.NODE_ENV]).slice(0, 20)
}

/** The name under which the compiled text of a file is kept. */
const nameOf = (target, file, source) =>
  digestOf([file, source, ...OF_TARGETS.map(({ has, asks }) => has.test(source) && asks(target))])

function readKept(file) {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Another build writes or removes it.
    return []
  }
}

/** The compiled texts of earlier builds. At the end of this one, those that it has used are kept for the next. */
function openStore(target) {
  const digest = surroundings()
  mkdirSync(FOLDER, { recursive: true })
  const kept = new Map()
  for (const name of readdirSync(FOLDER)) {
    if (!name.startsWith(digest)) rmSync(path.join(FOLDER, name), { force: true })
    else for (const [key, text] of readKept(path.join(FOLDER, name))) kept.set(key, text)
  }
  const used = new Map()
  process.on('exit', () => {
    const file = path.join(FOLDER, `${digest}.${target}.json`)
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(used)))
    renameSync(`${file}.${process.pid}`, file)
  })
  return {
    get(key) {
      const text = kept.get(key)
      if (text !== undefined) used.set(key, text)
      return text
    },
    set: (key, text) => used.set(key, text),
  }
}

let store

/**
 * Webpack loader in place of Babel's: a file that an earlier build has compiled, even for another target, is not
 * compiled again, and most others are compiled without Babel. For Babel they were a third of a build.
 */
module.exports = function keptBabel(source, map) {
  const target = process.env.TARO_ENV
  store ??= openStore(target)
  const key = nameOf(target, this.resourcePath, source)
  const known = store.get(key)
  if (known !== undefined) return known
  if (isPlain(this.resourcePath, source)) {
    const text = compilePlain(this.resourcePath, source)
    store.set(key, text)
    return text
  }
  const done = this.async()
  const keep = (error, text, ...rest) => {
    if (!error) store.set(key, text)
    done(error, text, ...rest)
  }
  const babelLoader = requireOfTaro('babel-loader')
  babelLoader.call(Object.create(this, { async: { value: () => keep } }), source, map)
}
module.exports.nameOf = nameOf
