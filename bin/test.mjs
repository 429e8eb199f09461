// `npm test`: installs what is missing, runs every suite, ends with `N passed, N failed`.
// `npm test -- unit e2e` runs only the suites named.
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackages, installPrograms, root } from './install.mjs'

/**
 * Options of the engine for Jest: more room for short-lived objects, and no helpers for collecting them, who wait for
 * each other where both cores are busy. A slice of the server suite took an eighth less with both (31 and 27
 * core-seconds, then 34 and 29); each alone brought little.
 */
const JEST_ENGINE = JSON.parse(readFileSync(path.join(root, 'test', 'jest', 'engine.json'), 'utf8'))

const jest = (project, ...rest) => [
  'node',
  ...JEST_ENGINE,
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  project,
  '--json',
  '--outputFile=$RESULT',
  ...rest,
]
const program = (file, ...rest) => ['node', 'bin/program.mjs', file, ...rest, '--result=$RESULT']
const build = (target) => ['node', 'bin/build.mjs', target]

/**
 * A suite is a command that writes `{passed, failed}` (or Jest's summary) to $RESULT. Without a file it counts as
 * one test. `files`: it writes Jest's summary and accepts paths of test files; failed files run once more, to tell
 * constant failures from races. `light`: it mostly waits, so one worker takes these first. The long ones come
 * first, so that none is left when the others have ended.
 */
const SUITES = [
  // One after another: what the first has compiled, the others need not compile again.
  { name: 'build h5', command: build('h5') },
  { name: 'build weapp', command: build('weapp'), after: 'build h5' },
  { name: 'build tt', command: build('tt'), after: 'build weapp' },
  { name: 'server on PGlite', command: jest('server', '--maxWorkers=1'), counts: true, files: true },
  ...['app', 'journeys', 'addresses'].map((group) => ({
    name: `e2e ${group}`,
    command: program('test/e2e/run.ts', `--group=${group}`),
    counts: true,
    after: 'build h5',
  })),
  { name: 'server on PostgreSQL', command: program('test/postgres/runServerSuite.ts'), counts: true, files: true },
  { name: 'money', command: program('test/money/run.ts', '--short'), counts: true },
  { name: 'unit', command: jest('unit', '--maxWorkers=1'), counts: true, files: true },
  { name: 'check', command: ['npm', 'run', '-s', 'check'] },
  { name: 'simulator', command: jest('simulator', '--maxWorkers=1'), counts: true, files: true },
  ...['weapp', 'tt'].map((target) => ({
    name: `packages ${target}`,
    command: program('test/packages/run.ts', `--target=${target}`),
    counts: true,
    after: `build ${target}`,
  })),
  { name: 'durability', command: program('test/durability/run.ts', '--short'), counts: true, light: true },
  { name: 'chat chaos', command: program('test/chaos/run.ts', '--short'), counts: true, light: true },
  {
    name: 'automator weapp',
    command: program('test/automator/run.ts', '--target=weapp'),
    counts: true,
    after: 'build weapp',
    light: true,
  },
  {
    name: 'automator tt',
    command: program('test/automator/run.ts', '--target=tt'),
    counts: true,
    after: 'build tt',
    light: true,
  },
]

installPackages()
installPrograms()

const only = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-test-'))
/** The complete output of every suite, with the files that took longest. */
const logs = path.join(root, 'dist', 'test-logs')
mkdirSync(logs, { recursive: true })
// The pictures of failed journeys.
rmSync(path.join(root, 'test', 'e2e', 'shots'), { recursive: true, force: true })
const started = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`

function countsOf(report) {
  const brokenFiles = (report.testResults ?? []).filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests ?? report.passed,
    failed: (report.numFailedTests ?? report.failed) + brokenFiles.length,
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Runs a command, and writes to descriptor 3 what processor time it and its children have taken. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Seconds of `times`: a line of the shell itself, and one of its children, as `1m2.5s 0m3.1s`. */
function coreSeconds(times) {
  const children = times.trim().split('\n').at(-1) ?? ''
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0)
}

/** Minutes after which a suite is ended, and after which all are: one that stands still would hold the others' result. */
const SUITE_LIMIT = 40
const WHOLE_LIMIT = 75
const MINUTE = 60_000

/** The suites that run now. Each is a process group, so that its browsers and servers end with it. */
const running = new Set()

function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) endGroup(child, 'SIGTERM')
    process.exit(1)
  })

/** Ends a suite when its time is over. Returns a function that takes this back. */
function endInTime(child, tell) {
  const left = Math.min(SUITE_LIMIT * MINUTE, started + WHOLE_LIMIT * MINUTE - Date.now())
  const over = () => {
    tell(`✗ it was ended after ${(left / MINUTE).toFixed(0)} minutes; what it had printed stands above`)
    endGroup(child, 'SIGTERM')
    setTimeout(() => endGroup(child, 'SIGKILL'), 15_000).unref()
  }
  const timer = setTimeout(over, Math.max(left, 0))
  return () => clearTimeout(timer)
}

/** Runs a suite's command. Resolves to its exit code, its output, its report and its core-seconds. */
function runCommand(suite, result, files = []) {
  const [command, ...args] = [...suite.command.map((part) => part.replace('$RESULT', result)), ...files]
  const chunks = []
  let times = ''
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', TIMED, 'sh', command, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.stdio[3].on('data', (chunk) => {
      times += chunk
    })
    child.on('error', (error) => chunks.push(Buffer.from(String(error))))
    running.add(child)
    const takeBack = endInTime(child, (line) => chunks.push(Buffer.from(`${line}\n`)))
    child.on('close', (code) => {
      running.delete(child)
      takeBack()
      const report = suite.counts ? readReport(result) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      resolve({ code, report, cores: coreSeconds(times), output: Buffer.concat(chunks).toString().split('\n') })
    })
  })
}

const failedIn = (report) => (report.testResults ?? []).filter(({ status }) => status === 'failed')

/** The names of the cases of a report that failed; of a file that could not run, its own. */
const failedCases = (report) =>
  failedIn(report).flatMap(({ name, assertionResults }) => {
    const cases = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    return (cases.length > 0 ? cases : ['the whole file']).map((one) => `${path.relative(root, name)}: ${one}`)
  })

/** Number of lines below a failed case of a program that say why. */
const REASON = 14

/** What failed in a suite: the names of Jest's cases, of a program's each with the reason that it prints below. */
function failuresOf({ report, output, code }) {
  const cases = failedCases(report)
  const marked = output.flatMap((line, at) => (line.startsWith('✗') ? output.slice(at, at + REASON) : []))
  // A suite that was ended says where it stood.
  if (code === null) marked.unshift(...output.slice(-REASON))
  if (cases.length > 0 || marked.length > 0) return [...cases, ...marked]
  return code === 0 ? [] : output.slice(-REASON)
}

/** The files that took most of a suite's time, for its log. */
function slowestFiles(report) {
  const files = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({ name, took: endTime - startTime }))
  const slowest = files.sort((one, other) => other.took - one.took).slice(0, 15)
  return slowest.map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(6)} s  ${path.relative(root, name)}`)
}

/**
 * Runs a suite, and the failed files once more. A failure in the first run counts even when the second run passes:
 * that case is listed as unsteady, because it has a race, which another run would only hide.
 */
async function runSuite(suite) {
  const since = Date.now()
  const result = path.join(folder, `${suite.name.replaceAll(' ', '-')}.json`)
  const { code, report, cores, output } = await runCommand(suite, result)
  const counts = countsOf(report)
  const again = suite.files ? failedIn(report).map(({ name }) => name) : []
  if (again.length > 0) {
    const second = await runCommand(suite, `${result}.again.json`, again)
    const always = new Set(failedCases(second.report))
    for (const name of failedCases(report).filter((one) => !always.has(one)))
      output.push(`~ unsteady: ${name} failed at first, and passed at its second try`)
    if (always.size > 0) output.push('The second try:', ...second.output.slice(-80))
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  console.log(
    `${counts.failed ? '✗' : '✓'} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(since)}, ${cores.toFixed(0)} core-s)`,
  )
  const log = [...output, ...slowestFiles(report)].join('\n')
  writeFileSync(path.join(logs, `${suite.name.replaceAll(' ', '-')}.log`), log)
  if (counts.failed) console.log(output.slice(-240).join('\n'))
  const notes = output.filter((line) => line.startsWith('~ '))
  const failures = counts.failed ? [`${suite.name}:`, ...failuresOf({ report, output, code })] : notes
  return { ...counts, cores, failures }
}

const queue = SUITES.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))
const counts = []
/** Emits a suite's name when it has finished: another suite may need its build. */
const suites = new EventEmitter().setMaxListeners(SUITES.length)
const ended = new Map(queue.map(({ name }) => [name, once(suites, name)]))
/** The suites that have not finished. */
const left = new Set(ended.keys())

/** Runs suites one after another: first what need not wait for another suite, and of that the preferred. */
async function work(isPreferred = () => false) {
  for (;;) {
    const open = queue.filter(({ after }) => !left.has(after))
    const suite = open.find(isPreferred) ?? open[0] ?? queue[0]
    if (!suite) return
    queue.splice(queue.indexOf(suite), 1)
    await ended.get(suite.after)
    counts.push(await runSuite(suite))
    left.delete(suite.name)
    suites.emit(suite.name)
  }
}

// CI has two cores, which three suites keep busy: with four the run took as long, and each case longer.
await Promise.all([work(), work(), work(({ light }) => light)])
const sumOf = (key) => counts.reduce((sum, one) => sum + one[key], 0)
const total = { passed: sumOf('passed'), failed: sumOf('failed'), cores: sumOf('cores') }
rmSync(folder, { recursive: true, force: true })
// Once more at the end, where somebody looks first.
for (const line of counts.flatMap(({ failures }) => failures)) console.log(line)
console.log(`\nAll suites: ${seconds(started)}, ${total.cores.toFixed(0)} core-s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
