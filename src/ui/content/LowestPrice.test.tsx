import { renderToStaticMarkup } from 'react-dom/server'
import { language } from '@/locales/Language'
import { LowestPrice } from './LowestPrice'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))

/** The words of the price, without the elements around them. */
const words = (fen: number) => renderToStaticMarkup(<LowestPrice fen={fen} zeroText="0" />).replace(/<[^>]*>/g, '')

afterEach(() => language.use('zh-CN'))

test('the lowest of several prices says so after it, in English before it; nothing is lower than free', () => {
  expect([words(12_800), words(0)]).toEqual(['¥128起', '0'])
  language.use('en')
  expect([words(12_800), words(0)]).toEqual(['from¥128', '0'])
})
