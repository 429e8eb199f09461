import fc from 'fast-check'
import { applyData, readData } from './applyData'

test('a path creates the objects and arrays on its way', () => {
  const data: Record<string, unknown> = {}
  applyData(data, 'root.cn.[1].cn[0].v', 'x')
  expect(JSON.parse(JSON.stringify(data))).toEqual({ root: { cn: [null, { cn: [{ v: 'x' }] }] } })
})

test('setting a path changes only that path', () => {
  const step = fc.oneof(
    fc.constantFrom('a', 'b', 'cn'),
    fc.integer({ min: 0, max: 3 }).map((index) => `[${index}]`),
  )
  const name = fc
    .tuple(fc.constantFrom('root', 'i'), fc.array(step, { maxLength: 4 }))
    .map((steps) => steps.flat().join('.'))
  fc.assert(
    fc.property(name, fc.jsonValue(), (at, value) => {
      const data: Record<string, unknown> = { kept: { deep: [1, 2] } }
      applyData(data, at, value)
      expect(readData(data, at)).toEqual(value)
      expect(data.kept).toEqual({ deep: [1, 2] })
    }),
  )
})

test('an empty path is refused', () => {
  expect(() => applyData({}, '', 1)).toThrow('bad path')
})
