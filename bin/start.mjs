// `npm start`: from a clean clone to a running site. Uses only Node until the packages are installed.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { installPackages, root } from './install.mjs'

installPackages()

console.log('Starting the server; with a new database it fills the demo tenants while the site is built …')
const server = spawn(process.execPath, ['bin/program.mjs', 'server/main.ts', '--site-follows'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Phones in the same network may scan the code. HOST=127.0.0.1 limits the server to this machine.
  env: { ...process.env, HOST: process.env.HOST ?? '0.0.0.0' },
})
build('h5')
server.send('the site is built', () => {})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
