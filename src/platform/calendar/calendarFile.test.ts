import fc from 'fast-check'
import { calendarFile } from './calendarFile'

const entry = {
  id: 'G1',
  title: '云顶草甸露营; 看日出, 看云海',
  startsAt: 1_795_824_000_000,
  endsAt: 1_795_935_600_000,
  place: '湖州 云顶草甸露营地',
  note: '第一行\n第二行',
}
/** A field as a calendar reads it: folded lines joined, values unescaped. Only CR LF ends a line: U+2028 is text. */
const read = (file: string, name: string): string =>
  (file.replace(/\r\n /g, '').match(new RegExp(`\n${name}:([^\r]*)\r\n`))?.[1] ?? '')
    .replace(/\\n/g, '\n')
    .replace(/\\([\\;,])/g, '$1')

test('contains the time in UTC, the title and the place', () => {
  const file = calendarFile(entry, 0)
  expect(read(file, 'DTSTART')).toBe('20261128T000000Z')
  expect(read(file, 'DTEND')).toBe('20261129T070000Z')
  expect(read(file, 'LOCATION')).toBe(entry.place)
  expect(read(file, 'DTSTAMP')).toBe('19700101T000000Z')
  expect(file).toContain('TRIGGER:-PT120M\r\n')
})

test('any text is restored unchanged from lines of at most 75 octets', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((text) => !/[\r\n\\\p{Cc}]/u.test(text))
  fc.assert(
    fc.property(words, words, (title, place) => {
      const file = calendarFile({ ...entry, title, place }, 0)
      expect(read(file, 'SUMMARY')).toBe(title)
      expect(read(file, 'LOCATION')).toBe(place)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
    { examples: [['\u2028 a', '']] },
  )
})
