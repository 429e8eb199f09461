import type { ReactElement } from 'react'
import { Avatar } from './Avatar'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

const toneOf = (name: string): string =>
  (Avatar({ name }) as ReactElement<{ className: string }>).props.className.split(' ').at(-1) ?? ''

test('people without a picture whose names begin alike differ in colour', () => {
  expect(new Set(['用户9099', '用户2215', '用户4180', '用户3602'].map(toneOf)).size).toBeGreaterThan(2)
})

test('a name has one colour', () => {
  expect(toneOf('小满')).toBe(toneOf('小满'))
})
