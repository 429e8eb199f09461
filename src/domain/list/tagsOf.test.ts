import type { ItemSummary } from '@quanzi/contract'
import { tagsOf } from './tagsOf'

const item = (...tags: string[]) => ({ tags }) as unknown as ItemSummary

test('frequent tags come first and the rest is cut', () => {
  expect(tagsOf([item('徒步', '亲子'), item('徒步'), item('露营')], 2)).toEqual(['徒步', '亲子'])
  expect(tagsOf([])).toEqual([])
})
