import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageOf } from './quickPages'

const modules = path.join(__dirname, '../src/modules')

test('the configuration of every page is read without compiling it', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /index\.config\.ts$/.test(file),
  )
  const pages = files.map((file) => pageOf(readFileSync(path.join(modules, file), 'utf8')))
  expect(files.filter((_, at) => pages[at] === undefined)).toEqual([])
  expect(pages).toContainEqual({ navigationBarTitleText: '我的订单', enablePullDownRefresh: true })
})

test.each([
  `import { a } from './a'\nexport default definePageConfig({ a })`,
  'export default definePageConfig({ a: b() })',
  'export default {}',
])('Taro compiles %j', (source) => expect(pageOf(source)).toBeUndefined())
