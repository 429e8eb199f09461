import { language } from './Language'

/** The names between braces in a message: 'Hello {name}' has 'name'. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Values<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>]

/** Looks a message up in the current language; a message with placeholders demands their values. */
export type Translate<Texts extends Readonly<Record<string, string>>> = <Key extends keyof Texts>(
  key: Key,
  ...values: Values<Texts[Key]>
) => string

/** English counts: `{count} {count|day|days}` is '1 day', '2 days'. */
export function fillPlaceholders(text: string, values?: Readonly<Record<string, string | number>>): string {
  if (!values) return text
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many = '') => {
    if (!(name in values)) return whole
    const value = String(values[name])
    if (one === undefined) return value
    return value === '1' ? one : many
  })
}

/**
 * A catalogue of texts. English must have the Chinese keys, no more and no fewer, so that a
 * forgotten translation does not compile. Modules keep their own catalogue beside their screens and
 * so in their own subpackage.
 */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(catalogue: {
  zh: Texts
  en: { readonly [Key in keyof Texts]: string }
}): Translate<Texts> {
  return (key, ...[values]) =>
    fillPlaceholders(
      language.code === 'en' ? catalogue.en[key] : catalogue.zh[key],
      values as Readonly<Record<string, string | number>> | undefined,
    )
}
