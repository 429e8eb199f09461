import { clockOf, gpsOf, lengthOf, paceOf } from './words'

test('lengths, times and paces in the form in which runners read them', () => {
  expect([clockOf(59.6), clockOf(3599), clockOf(3661)]).toEqual(['1:00', '59:59', '1:01:01'])
  expect([lengthOf(999), lengthOf(10_004)]).toEqual(['999米', '10.00公里'])
  expect([paceOf(2000, 700), paceOf(20, 700), paceOf(2000, 0)]).toEqual(['5:50 /公里', '–', '–'])
  expect([gpsOf(null), gpsOf(8), gpsOf(30), gpsOf(80)].map((words) => words.slice(0, 6))).toEqual([
    ...['正在等待 G', 'GPS 良好', 'GPS 一般', 'GPS 较弱'],
  ])
})
