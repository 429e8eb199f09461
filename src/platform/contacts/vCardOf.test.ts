import { vCardOf } from './vCardOf'

const person = { name: '林小路', phone: '13812345678', company: '山野', post: '领队', email: '', address: '' }

test('a card holds what is known, and leaves out what is not', () => {
  expect(vCardOf(person).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:林小路',
    'N:林小路;;;;',
    'TEL;TYPE=CELL:13812345678',
    'ORG:山野',
    'TITLE:领队',
    'END:VCARD',
    '',
  ])
})

test('a text cannot add fields of its own', () => {
  const card = vCardOf({ ...person, name: 'a;b,c', address: '路 1 号\r\nTEL:110' })
  expect(card).toContain('FN:a\\;b\\,c\r\n')
  expect(card).toContain('ADR;TYPE=WORK:;;路 1 号\\nTEL:110;;;;')
  expect(card.split('\r\n').filter((line) => line.startsWith('TEL'))).toHaveLength(1)
})
