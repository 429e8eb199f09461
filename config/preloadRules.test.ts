import { pageList } from '../contract/routes/pages'
import { preloadRules } from './preloadRules'

const { pages, subPackages } = pageList()
const roots = subPackages.map(({ root }) => root)
const everyPage = [...pages, ...subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))]

test('rules name pages and packages that exist', () => {
  const rules = Object.entries(preloadRules(pageList()))
  expect(rules.length).toBeGreaterThan(0)
  for (const [page, { packages }] of rules) {
    expect(everyPage).toContain(page)
    expect(roots).toEqual(expect.arrayContaining([...packages]))
  }
})

test('a screen never preloads the package it is in, and no rule is empty', () => {
  const rules = Object.entries(preloadRules(pageList()))
  const own = rules.filter(([page, { packages }]) => packages.some((root) => page.startsWith(`${root}/`)))
  const empty = rules.filter(([, { packages }]) => packages.length === 0)
  expect([rules.length > 0, own, empty]).toEqual([true, [], []])
})

test('a package that is not built is left out', () => {
  const rules = preloadRules({
    pages: ['modules/index/home/index'],
    subPackages: [{ root: 'modules/act', pages: ['list/index'] }],
  })
  expect(rules).toEqual({ 'modules/index/home/index': { network: 'all', packages: ['modules/act'] } })
})
