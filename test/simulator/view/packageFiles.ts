import { type ViewElement, type ViewNode, walk } from './ViewNode'

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  image: ['src'],
  'cover-image': ['src'],
  video: ['src', 'poster'],
  audio: ['src', 'poster'],
}

const textOf = (element: ViewElement, name: string): string => String(element.attributes.get(name) ?? '')

function* addressesOf(element: ViewElement): Generator<string> {
  for (const name of ATTRIBUTES[element.tag] ?? []) yield textOf(element, name)
  for (const [, address = ''] of textOf(element, 'style').matchAll(/url\(["']?([^"')]*)/g)) yield address
  if (element.tag !== 'rich-text') return
  const nodes = element.attributes.get('nodes')
  const html = typeof nodes === 'string' ? nodes : JSON.stringify(nodes ?? '').replace(/"src":/g, 'src=')
  for (const [, address = ''] of html.matchAll(/\bsrc="([^"]*)/g)) yield address
}

/** The addresses in a view that a phone looks up inside the package: rooted and relative ones. */
export function packageFiles(nodes: readonly ViewNode[]): readonly string[] {
  const found = walk(nodes).flatMap((element) => [...addressesOf(element)])
  return [...new Set(found)].filter((address) => address !== '' && !/^[a-z]+:/i.test(address))
}
