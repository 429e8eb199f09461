import { renderToStaticMarkup } from 'react-dom/server'
import { DateField as DateFieldOfH5 } from './DateField.h5'
import { DAY_TIMES, dayAndTime, joinDayTime } from './datePicking'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

const { DateField } = jest.requireActual<typeof import('./DateField')>('./DateField.tsx')

type Props = Partial<Parameters<typeof DateField>[0]>

const both = [
  ['mini-program', DateField],
  ['H5', DateFieldOfH5],
] as const

const draw = (Component: typeof DateField, props: Props) =>
  renderToStaticMarkup(<Component value="" onChange={() => undefined} {...props} />)

describe.each(both)('%s', (_target, Component) => {
  test('empty and required it shows 必填, whatever its placeholder', () => {
    expect(draw(Component, { required: true })).toContain('>必填<')
    expect(draw(Component, { required: true, placeholder: '出生日期' })).toContain('>必填<')
  })

  test('empty and optional it shows its placeholder; filled it shows neither', () => {
    expect(draw(Component, {})).toContain('>请选择<')
    expect(draw(Component, { placeholder: '出生日期' })).toContain('>出生日期<')
    expect(draw(Component, { required: true, value: '2026-05-01' })).not.toContain('必填')
  })
})

describe('start and end are exactly 10 characters', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' }

  test('a limit is a day of 10 characters', () => {
    expect(draw(DateField, limits)).toMatch(/start="2026-01-01" end="2026-12-31"/)
    expect(draw(DateFieldOfH5, limits)).toMatch(/min="2026-01-01" max="2026-12-31"/)
  })

  test.each(['2026-1-1', '2026-01-01 00:00', '2026', ''])('%j limits nothing', (day) => {
    expect(draw(DateField, { min: day, max: day })).toMatch(/start="1920-01-01" end="2099-12-31"/)
    expect(draw(DateFieldOfH5, { min: day, max: day })).not.toMatch(/ (min|max)=/)
  })

  test('the fields for a month and for a moment use the same limits', () => {
    expect(draw(DateFieldOfH5, { ...limits, mode: 'month' })).toMatch(/min="2026-01" max="2026-12"/)
    expect(draw(DateFieldOfH5, { ...limits, mode: 'datetime' })).toMatch(
      /min="2026-01-01T00:00" max="2026-12-31T23:59"/,
    )
  })
})

test.each(['time', 'datetime'] as const)('hours go from 0 to 23 in a picker of %s', (mode) => {
  const hours = [DAY_TIMES.first, DAY_TIMES.last].map((time) => Number(time.slice(0, 2)))
  expect(hours).toEqual([0, 23])
  expect(draw(DateField, { mode })).toMatch(/mode="time" start="00:00" end="23:59"/)
})

test('a moment is chosen as day and time, in the documents’ format', () => {
  expect(dayAndTime('2026-05-01 09:30')).toEqual({ day: '2026-05-01', time: '09:30' })
  expect(dayAndTime('2026-05-01T09:30')).toEqual({ day: '2026-05-01', time: '09:30' })
  expect(dayAndTime('')).toEqual({ day: '', time: '' })
  expect(joinDayTime('2026-05-01', '')).toBe('2026-05-01 00:00')
  expect(joinDayTime('2026-05-01', '23:59')).toBe('2026-05-01 23:59')
  expect(joinDayTime('', '23:59')).toBe('')
  expect(draw(DateFieldOfH5, { mode: 'datetime', value: '2026-05-01 09:30' })).toContain('value="2026-05-01T09:30"')
  expect(draw(DateField, { mode: 'datetime', id: 'at' })).toMatch(/id="at-time"[^>]*disabled="true"/)
})
