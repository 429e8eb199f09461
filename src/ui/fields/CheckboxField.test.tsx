import type { ReactElement } from 'react'
import { CheckboxField } from './CheckboxField'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

interface Part {
  readonly className?: string
  readonly onClick?: () => void
  readonly children?: unknown
}

/** Every rendered element. */
const parts = (node: unknown): Part[] => {
  if (Array.isArray(node)) return node.flatMap(parts)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const { props } = node as ReactElement<Part>
  return [props, ...parts(props.children)]
}

const draw = (props: Partial<Parameters<typeof CheckboxField>[0]>) => {
  const onChange = jest.fn()
  const drawn = parts(CheckboxField({ label: '同意', value: false, onChange, ...props }))
  return { onChange, words: drawn.find(({ children }) => children === '同意' || children === '我已阅读') }
}

test.each([undefined, '我已阅读'])('a tap on the text ticks the box (%s)', (children) => {
  const { onChange, words } = draw({ children })
  words?.onClick?.()
  expect(onChange).toHaveBeenCalledWith(true)
})

test('the text of a disabled checkbox does nothing', () => {
  expect(draw({ disabled: true }).words).toMatchObject({ onClick: undefined })
})
