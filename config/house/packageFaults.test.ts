import { packageFaults } from './packageFaults'
import { readFiles } from './readHouse'

const faultsOf = (files: Readonly<Record<string, string>>) =>
  packageFaults(new Map(Object.entries(files))).filter((fault) => !/which no package\.json declares/.test(fault))

const manifest = (dependencies: Readonly<Record<string, string>>, devDependencies = {}) =>
  JSON.stringify({ dependencies, devDependencies })

const files = {
  'package.json': manifest(
    { mobx: '7.1.3' },
    { 'fast-check': '4.10.2', '@types/leaflet': '1.9.22', '@types/node': '20' },
  ),
  'server/package.json': manifest({ '@fastify/cookie': '11.1.5' }),
  'src/store.ts':
    "import { action } from 'mobx'\nimport type { Map } from 'leaflet/dist/map'\nimport { t } from '@/i18n'\n",
  'server/app.ts': "import cookie from '@fastify/cookie'\nimport { it } from '@quanzi/contract'\nimport 'node:fs'\n",
  'server/app.test.ts': "import { assert } from 'fast-check'\nthis.realm.require('app')\n",
  'test/run.ts': "const cookie = await import('@fastify/cookie')\n",
}

test('a declared and imported package is right; tests at the root use packages of the workspaces', () => {
  expect(faultsOf(files)).toEqual(['src/store.ts imports leaflet, which package.json does not declare'])
})

test('a package that only another workspace or another package declares is named', () => {
  expect(
    faultsOf({ ...files, 'contract/index.ts': "export * from '@fastify/cookie'\n", 'contract/package.json': '{}' }),
  ).toContain('contract/index.ts imports @fastify/cookie, which contract/package.json does not declare')
})

test('a package that nothing imports is named, and so are its types', () => {
  const without = { ...files, 'src/store.ts': '', 'server/app.ts': '', 'test/run.ts': '' }
  expect(faultsOf(without).map((fault) => fault.replace(/, which.*/, ''))).toEqual([
    'package.json declares mobx',
    'package.json declares @types/leaflet',
    'server/package.json declares @fastify/cookie',
  ])
})

test('two workspaces declare the same version', () => {
  const faults = faultsOf({ ...files, 'server/package.json': manifest({ '@fastify/cookie': '11.1.5', mobx: '6.0.0' }) })
  expect(faults).toContain('server/package.json declares mobx 6.0.0, another 7.1.3')
})

test('a reason for a package that is no longer declared is reported', () => {
  expect(packageFaults(new Map(Object.entries(files)))).toContain(
    'config/house/packageFaults.ts names sass, which no package.json declares',
  )
})

test('this project', () => {
  expect(packageFaults(readFiles())).toEqual([])
})
