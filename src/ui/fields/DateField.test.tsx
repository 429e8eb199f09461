import { renderToStaticMarkup } from 'react-dom/server'
import { DateField } from './DateField'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

type Props = Partial<Parameters<typeof DateField>[0]>

const draw = (props: Props) => renderToStaticMarkup(<DateField value="" onChange={() => undefined} {...props} />)

test('shell-and-routes §5: empty and required it shows 必填, whatever its placeholder', () => {
  expect(draw({ required: true })).toContain('>必填<')
  expect(draw({ required: true, placeholder: '出生日期' })).toContain('>必填<')
})

test('empty and optional it shows its placeholder; filled it shows neither', () => {
  expect(draw({})).toContain('>请选择<')
  expect(draw({ placeholder: '出生日期' })).toContain('>出生日期<')
  expect(draw({ required: true, value: '2026-05-01' })).not.toContain('必填')
})
