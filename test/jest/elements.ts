import { createElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** The values that can be read from the drawn text; functions and objects are not for it. */
const written = ({ children: _, className: __, ...props }: Props) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

/** Stands for `@tarojs/components`: every component is an element of its name that shows what it was given. */
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
