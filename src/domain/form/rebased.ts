import { compareStructural } from 'mobx'

export const isSame = (one: unknown, other: unknown): boolean => compareStructural(one, other)

interface Typed<Form> {
  /** What was typed, as the device keeps it. */
  readonly typed: Form
  /** What was stored when it was typed, as the device keeps it. */
  readonly base: Form
  /** What was typed. */
  readonly whole: Form
}

/** What was typed, on what is stored now: a field in which nothing was typed takes what is stored. */
export const rebased = <Form extends object>({ typed, base, whole }: Typed<Form>, stored: Form): Form => {
  const kept = Object.keys(whole).filter((key) => !isSame(typed[key as keyof Form], base[key as keyof Form]))
  return { ...stored, ...Object.fromEntries(kept.map((key) => [key, whole[key as keyof Form]])) }
}
