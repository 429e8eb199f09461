import fc from 'fast-check'

/** The public form of a valibot schema. */
interface Shape {
  readonly kind: string
  readonly type: string
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
  readonly pipe?: readonly Shape[]
  readonly requirement?: unknown
}

const isSchema = (part: Shape) => part.kind === 'schema'

/** The requirement of an action in a pipe, e.g. the maximum length of a text. */
const limit = ({ pipe = [] }: Shape, type: string): unknown => pipe.find((part) => part.type === type)?.requirement

/** Numbers around the limits, and far beyond them. */
function numbers(shape: Shape): fc.Arbitrary<unknown> {
  const [least, most] = [Number(limit(shape, 'min_value') ?? 0), Number(limit(shape, 'max_value') ?? 1_000_000)]
  const near = fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) })
  const edges = fc.constantFrom(least - 1, least, most, most + 1, 0.5, -0, 2 ** 31, 2 ** 53, -1e21, 1e308)
  return fc.oneof(near, edges, near.map(String), edges.map(String))
}

/** Made once: fast-check lists every grapheme each time that one is asked for. */
const [GRAPHEMES, BINARY] = [fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })]

/** Texts that match the required pattern or length, and some that just miss it. */
function texts(shape: Shape): fc.Arbitrary<unknown> {
  const pattern = limit(shape, 'regex')
  const most = Math.min(Number(limit(shape, 'max_length') ?? 500), 5_000)
  const free = fc.oneof(GRAPHEMES, BINARY, fc.constant('字'.repeat(most + 1)))
  return pattern instanceof RegExp ? fc.oneof(fc.stringMatching(pattern), free) : free
}

/** JSON text for a parameter. */
const asJson = (value: fc.Arbitrary<unknown>) => value.map((it) => JSON.stringify(it) ?? '')

const known = new WeakMap<object, fc.Arbitrary<unknown>>()

/** Values for a schema: most of them are valid, the others are slightly wrong. */
export function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  const shape = schema as Shape
  const values = known.get(shape) ?? valuesOfShape(shape)
  known.set(shape, values)
  return values
}

function valuesOfShape(shape: Shape): fc.Arbitrary<unknown> {
  // A text that contains JSON of another schema.
  const inner = shape.pipe?.some(({ type }) => type === 'parse_json') ? shape.pipe.filter(isSchema)[1] : undefined
  if (inner) return asJson(valuesOf(inner))
  switch (shape.type) {
    case 'picklist':
    case 'enum':
      return fc.constantFrom(...(shape.options ?? []))
    case 'literal':
      return fc.constant(shape.literal)
    case 'union':
      return fc.oneof(...(shape.options ?? []).map(valuesOf))
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.oneof(fc.constantFrom(undefined, null), { arbitrary: valuesOf(shape.wrapped), weight: 4 })
    case 'array':
      return fc.array(valuesOf(shape.item), { maxLength: 6 })
    case 'object':
      return fc.record(mapEntries(shape.entries ?? {}), { requiredKeys: [] })
    case 'record':
      return fc.dictionary(fc.string(), fc.jsonValue())
    case 'number':
      return numbers(shape)
    case 'string':
      return texts(shape)
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue()
  }
}

const mapEntries = (entries: Readonly<Record<string, Shape>>): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valuesOf(entry)]))

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/** Values that no parameter expects. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '%00', '%', "' or 1=1 --", '<img src=x onerror=1>', '../../..'],
    ...['9'.repeat(30), '-1', '1e999', 'NaN', '__proto__', 'constructor', 'toString', '[', '{', '["', '2026-02-30'],
    ...['長'.repeat(70_000), `${'['.repeat(5_000)}`, JSON.stringify(nested(1_000))],
    ...[null, true, [], {}, [[]], [null], { toString: 1 }, { length: -1 }, nested(200), 2 ** 53, -1, 1.5],
  ),
)
