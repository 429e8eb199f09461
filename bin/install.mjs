import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a command in the project's folder, and ends the process when the command fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.status !== 0) {
    console.error(`\n${[command, ...args].join(' ')} failed (${result.error?.message ?? `exit ${result.status}`})`)
    process.exit(result.status || 1)
  }
}

/** Prints the step that begins and, at its end, its duration: a minute without output looks like a fault. */
export function say(what, work) {
  const since = Date.now()
  console.log(`${what} …`)
  work()
  console.log(`${what}: ${((Date.now() - since) / 1000).toFixed(0)} s\n`)
}

/** Ends the process with a clear message when Node is too old for the packages. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const numbers = (version) =>
    version
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number)
  const [[major, minor], [hasMajor, hasMinor]] = [numbers(engines.node), numbers(process.version)]
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return
  console.error(`quanzi needs Node ${engines.node}; this is ${process.version}.`)
  process.exit(1)
}

/**
 * Unpacking 52,000 files makes many short-lived objects: more room for them saves a tenth of npm's time. What the
 * cache has is not asked for again.
 */
const NPM_OPTIONS = '--max-semi-space-size=64'
const INSTALL = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages of the lock file, unless exactly these are installed. */
export function installPackages() {
  checkNode()
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const marker = path.join(root, 'node_modules', '.quanzi-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  say('Installing the packages of the lock file (about a minute)', () =>
    run('npm', INSTALL, {
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${NPM_OPTIONS}`.trim() },
    }),
  )
  writeFileSync(marker, lock)
}

/** Installs the first of `names` that the machine's package sources have. */
const SYSTEM_PACKAGES = [
  { names: ['chromium-headless-shell', 'chromium'], files: ['/usr/bin/chromium-headless-shell'] },
  { names: ['fonts-noto-cjk'], files: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'] },
  { names: ['postgresql'], files: ['/usr/lib/postgresql'] },
  { names: ['redis-server'], files: ['/usr/bin/redis-server'] },
]

const isOffered = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0

/** Installs, through apt-get, the programs that the suites use. */
export function installPrograms() {
  const missing = SYSTEM_PACKAGES.filter(({ files }) => !files.every((file) => existsSync(file)))
  if (missing.length === 0) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    run(command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  apt('update', '-qq')
  const wanted = missing.map(({ names }) => names.find(isOffered) ?? names[0])
  say(`Installing ${wanted.join(', ')}`, () => apt('install', '-y', '-qq', '--no-install-recommends', ...wanted))
}
