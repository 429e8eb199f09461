import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { CompileHints } from './CompileHints'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quanzi-hints-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = async (name: string, source: string) => {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, source)
}

test('the scripts that a page needs at once begin with the hint, also after minifying; scripts that load later do not', async () => {
  await write('entry.js', `import(/* webpackChunkName: "page" */ './modules/act/list/index')`)
  await write('modules/act/list/index.js', `export const open = () => import(/* webpackChunkName: "later" */ './map')`)
  await write('modules/act/list/map.js', 'export const draw = () => 1')
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'dist'), filename: 'entry.js', chunkFilename: '[name].js' },
        plugins: [new CompileHints()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  )
  const hinted = async (name: string) =>
    (await readFile(path.join(folder, 'dist', name), 'utf8')).startsWith('//# allFunctionsCalledOnLoad\n')
  expect(await hinted('entry.js')).toBe(true)
  expect(await hinted('page.js')).toBe(true)
  expect(await hinted('later.js')).toBe(false)
})
