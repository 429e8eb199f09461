import type { ContactPerson } from './types'

/** Escapes a value (RFC 6350 §3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A person as a vCard of version 3, which every phone reads; empty fields are left out. */
export function vCardOf({ name, phone, company, post, email, address }: ContactPerson): string {
  const lines: readonly (readonly [string, string])[] = [
    ['FN', name],
    ['N', name && `${name};;;;`],
    ['TEL;TYPE=CELL', phone],
    ['ORG', company],
    ['TITLE', post],
    ['EMAIL', email],
    ['ADR;TYPE=WORK', address && `;;${address};;;;`],
  ]
  const fields = lines
    .filter(([, value]) => value !== '')
    .map(([key, value]) => {
      if (key === 'N') return `${key}:${escaped(name)};;;;`
      return key.startsWith('ADR') ? `${key}:;;${escaped(address)};;;;` : `${key}:${escaped(value)}`
    })
  return ['BEGIN:VCARD', 'VERSION:3.0', ...fields, 'END:VCARD', ''].join('\r\n')
}
