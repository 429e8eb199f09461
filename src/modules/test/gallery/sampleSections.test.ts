import { SECTION_TYPES } from '@quanzi/contract'
import { visibleSections } from '@/domain/sections/visibleSections'
import { sampleSections } from './sampleSections'

test('the gallery shows a section of every type, and none of them is empty', () => {
  const log = jest.fn()
  const shown = visibleSections(sampleSections(), log).map(({ type }) => type)
  expect(shown).toEqual(Object.keys(SECTION_TYPES).map(Number))
  expect(log).not.toHaveBeenCalled()
})
