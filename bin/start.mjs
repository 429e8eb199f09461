// `npm start`: from a clean clone to a running site. Uses only Node until the packages are installed.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { installPackages, root } from './install.mjs'

installPackages()
build('h5')

console.log('Starting the server; with a new database it fills the demo tenants first …')
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // Phones in the same network may scan the code. HOST=127.0.0.1 limits the server to this machine.
  env: { ...process.env, HOST: process.env.HOST ?? '0.0.0.0' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
