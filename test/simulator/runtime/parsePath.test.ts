import { parsePath } from './parsePath'

test.each([
  ['/pages/a/index?x=1&y=%E5%9C%88', '', 'pages/a/index', { x: '1', y: '%E5%9C%88' }],
  ['../b/index', 'pages/a/index', 'pages/b/index', {}],
  ['./other?q=a=b', 'pages/a/index', 'pages/a/other', { q: 'a=b' }],
  ['/pages/a/index?', '', 'pages/a/index', {}],
  ['/pages/a/index?flag', '', 'pages/a/index', { flag: '' }],
])('%s from %s', (url, from, path, query) => {
  expect(parsePath(url, from)).toEqual({ path, query })
})
