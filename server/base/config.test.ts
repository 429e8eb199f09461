import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError, readConfig, VARIABLES } from './config'

test('without variables the server runs on the local machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    gatePort: 3051,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:8080',
    logLevel: 'info',
  })
})

test('an empty variable counts as absent, and an address loses its trailing slash', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: 'https://site.example/' })
  expect(config).toMatchObject({ port: 8080, databaseUrl: undefined, publicUrl: 'https://site.example' })
})

test('every wrong variable is named', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      GATE_PORT: 'x',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'here',
      SECRET: 'short',
      LOG_LEVEL: 'loud',
    })
  expect(read).toThrow(ConfigError)
  for (const name of ['PORT', 'GATE_PORT', 'DATABASE_URL', 'PUBLIC_URL', 'SECRET', 'LOG_LEVEL'])
    expect(read).toThrow(name)
})

test('the readme explains every variable', () => {
  const readme = readFileSync(path.join(__dirname, '..', '..', 'README.md'), 'utf8')
  expect(VARIABLES.filter((name) => !readme.includes(`\n| \`${name}\` `))).toEqual([])
})
