import { renderToStaticMarkup } from 'react-dom/server'
import { ScreenStatus } from './ScreenStatus'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

const draw = (offline: boolean) =>
  renderToStaticMarkup(
    <ScreenStatus state={{ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: () => undefined, offline }} />,
  )

test('without a network the screen shows that, and that it will retry', () => {
  expect(draw(true)).toContain('网络断开了，连上后会自动重试')
  expect(draw(true)).not.toContain('系统繁忙')
})

test('shell-and-routes §8: the documents’ message is for a server that does not answer', () => {
  expect(draw(false)).toContain('系统繁忙，请稍后再试')
})
