import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptFile } from '../server/testing/keptFile'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-kept-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const makes = (text: string) => jest.fn(async () => Buffer.from(text))

test('a kept file is made once of the same sources, and anew of others, which removes it', async () => {
  const [first, second, third] = [makes('a'), makes('b'), makes('c')]
  expect(String(await keptFile(folder, ['x', 'y'], first))).toBe('a')
  expect(String(await keptFile(folder, ['x', 'y'], second))).toBe('a')
  expect(String(await keptFile(folder, ['x', 'z'], third))).toBe('c')
  expect(second).not.toHaveBeenCalled()
  expect(await readdir(folder)).toHaveLength(1)
})

test('a kept file that was cut is made anew', async () => {
  await keptFile(folder, ['x'], makes('whole'))
  const [name = ''] = await readdir(folder)
  await truncate(join(folder, name), 3)
  expect(String(await keptFile(folder, ['x'], makes('whole again')))).toBe('whole again')
  expect(String(await keptFile(folder, ['x'], makes('never')))).toBe('whole again')
})
