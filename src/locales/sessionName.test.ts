import { parseDateTime } from '@quanzi/contract'
import { sessionName } from './sessionName'

const at = parseDateTime('2026-12-05 10:00:00')

test.each([
  ['12月05日 周六上午', '周六上午'],
  ['12月06日 周日上午', '12月06日 周日上午'],
  ['12月05日', '12月05日'],
  ['秋季赛', '秋季赛'],
])('%s beside its own time is called %s', (name, shown) => {
  expect(sessionName(name, at)).toBe(shown)
})
