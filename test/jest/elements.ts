import { createElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** The props to show in the rendered text, without functions and objects. */
const written = ({ children: _, className: __, ...props }: Props) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

/** Replaces `@tarojs/components`: every component becomes an element of its name that shows its props. */
const elements = new Proxy(
  { __esModule: true },
  {
    get: (known, name) =>
      name in known || typeof name !== 'string'
        ? Reflect.get(known, name)
        : (props: Props) => createElement(`taro-${name.toLowerCase()}`, written(props), props.children),
  },
)

module.exports = elements
