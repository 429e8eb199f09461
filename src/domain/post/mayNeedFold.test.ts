import { mayNeedFold } from './mayNeedFold'

test.each([
  ['', false],
  ['山'.repeat(132), false],
  ['山'.repeat(133), true],
  ['a'.repeat(264), false],
  ['a'.repeat(265), true],
  ['一\n二\n三\n四\n五\n六', false],
  ['一\n\n\n\n\n\n七', true],
])('%p folds: %p', (words, folds) => expect(mayNeedFold(words)).toBe(folds))
