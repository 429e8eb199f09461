import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyState } from './EmptyState'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))

const drawn = (inline: boolean) =>
  renderToStaticMarkup(<EmptyState inline={inline} message="none" actionText="add" onAction={() => undefined} />)
const boxes = (inline: boolean) => drawn(inline).match(/<[a-z]/g)?.length ?? 0

test('within a page that shows more it has no drawing, and the sentence and the action all the same', () => {
  expect(boxes(false) - boxes(true)).toBe(1)
  expect(drawn(true)).toMatch(/none.*add/)
})
