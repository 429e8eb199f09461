import { openingOf } from './openingOf'

const inside = { verdict: 'inside', path: '/app/find' } as const
const outside = { verdict: 'outside', url: 'https://official.test/' } as const
const h5 = { target: 'h5', isIos: false, isMiniProgram: false } as const

test.each([
  ['route', inside, h5, 'router'],
  ['address', inside, h5, 'location'],
  ['route', inside, { ...h5, isIos: true }, 'location'],
  ['route', inside, { ...h5, isMiniProgram: true }, 'location'],
  ['address', outside, h5, 'location'],
  ['route', inside, { target: 'weapp', isIos: true, isMiniProgram: true }, 'router'],
  ['address', inside, { target: 'tt', isIos: false, isMiniProgram: true }, 'router'],
  ['address', outside, { target: 'weapp', isIos: false, isMiniProgram: true }, 'copy'],
] as const)('shell-and-routes §2: a %s opens %j on %j by %s', (kind, judged, where, by) => {
  expect(openingOf(kind, judged, where)).toEqual({ by, url: 'path' in judged ? judged.path : judged.url })
})
