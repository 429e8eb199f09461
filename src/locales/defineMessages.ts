import { language } from './Language'

/** The placeholder names of a message: 'Hello {name}' has 'name'. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Values<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>]

/** Finds a message in the current language. A message with placeholders requires their values. */
export type Translate<Texts extends Readonly<Record<string, string>>> = <Key extends keyof Texts>(
  key: Key,
  ...values: Values<Texts[Key]>
) => string

/** Fills placeholders. English plurals: `{count} {count|day|days}` gives '1 day', '2 days'. */
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
 * A catalogue of messages. English must have exactly the Chinese keys, so a missing translation does not compile. A
 * module keeps its catalogue beside its screens, and therefore in its own subpackage.
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
