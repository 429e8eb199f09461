type Fields<Name extends string> = { readonly [Key in Name]: unknown }

/** True when a value from the device or the gate is an object with these fields. */
export const hasFields = <Name extends string>(value: unknown, ...names: readonly Name[]): value is Fields<Name> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
