import { languageFaults } from './languageFaults'

const faultsOf = (name: string, text: string) => languageFaults(new Map([[name, text]]))
const catalogue = (zh: string, en: string) =>
  faultsOf(
    'src/modules/act/messages.ts',
    `export const text = defineMessages({\n zh: { hi: '${zh}' },\n en: { ${en} } })`,
  )

test('a text needs both languages, with the same placeholders and no Chinese in English', () => {
  expect(catalogue('你好 {name}', "hi: 'Hello {name}'")).toEqual([])
  expect(catalogue('你好', '')).toEqual([expect.stringMatching(/messages\.ts:1 hi: missing in English$/)])
  expect(catalogue('你好', "hi: '你好'")).toEqual([expect.stringMatching(/the English text contains Chinese/)])
  expect(catalogue('你好 {name}', "hi: 'Hello'")).toEqual([
    expect.stringMatching(/\{name\} in Chinese, \{\} in English$/),
  ])
})

test('a single text needs both languages too', () => {
  expect(faultsOf('contract/rules/labels.ts', "export const LABEL = { zh: '活动', en: 'Activity' }")).toEqual([])
  expect(faultsOf('contract/rules/labels.ts', "export const LABEL = { zh: '活动' }")).toEqual([
    expect.stringMatching(/^contract\/rules\/labels\.ts:1: a text without English/),
  ])
})

test('the two catalogues of shared texts have the same keys', () => {
  const files = {
    'src/locales/zh-CN.ts': "export const zhCN = { retry: '重试', back: '返回' }",
    'src/locales/en.ts': "export const en = { retry: 'Try again' }",
  }
  expect(languageFaults(new Map(Object.entries(files)))).toEqual(['src/locales back: missing in English'])
})

test.each([
  "const title = '活动'",
  'const title = `个活动`',
  'const view = <View>活动</View>',
  'const found = /活动/',
  "const line = titles.join('、')",
])('Chinese outside the catalogues is named with its line: %s', (text) => {
  expect(faultsOf('src/modules/act/list/index.tsx', `\n${text}`)).toEqual([
    expect.stringMatching(/^src\/modules\/act\/list\/index\.tsx:2 says /),
  ])
})

test('titles of a page configuration, comments and tests may be Chinese', () => {
  expect(faultsOf('src/modules/act/list/index.config.ts', "export default { title: '活动' }")).toEqual([])
  expect(faultsOf('src/modules/act/list/index.tsx', '// 活动\nexport const n = 1')).toEqual([])
  expect(faultsOf('src/modules/act/list/index.test.ts', "const title = '活动'")).toEqual([])
})
