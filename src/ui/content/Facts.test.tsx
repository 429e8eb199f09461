import { renderToStaticMarkup } from 'react-dom/server'
import { Facts } from './Facts'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))

test('the points between facts are no part of their text, so none is left at the end of a line', () => {
  const html = renderToStaticMarkup(<Facts text="杭州 · 12 人" />)
  expect(html).toContain('杭州')
  expect(html).not.toContain('·')
})

test('a place that is the town’s own name is said once', () => {
  expect(renderToStaticMarkup(<Facts text="杭州 · 12 人 · 杭州" />).match(/杭州/g)).toHaveLength(1)
})
