import ScrollViewOfApp from '@tarojs/components-react/dist/components/scroll-view/index.js'
import TextOfApp from '@tarojs/components-react/dist/components/text/index.js'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

interface ElementProps {
  readonly id?: string
  readonly href?: string
  readonly className?: string
  readonly children?: ReactNode
}

const InLink = createContext(false)

/** The app's element without its id: the app renders the same id, and ids must be unique in a page. */
const unnamed = (Element: ComponentType<ElementProps>) =>
  function Unnamed({ id: _id, ...props }: ElementProps) {
    return <Element {...props} />
  }

const PlainView = unnamed(({ href: _href, ...props }) => <div {...props} />)

/** A View with an address is a real link. */
export function View({ href, ...props }: ElementProps) {
  const inLink = useContext(InLink)
  if (!href || inLink) return <PlainView {...props} />
  const { id: _id, ...attributes } = props
  return (
    <InLink.Provider value={true}>
      <a href={href} {...attributes} />
    </InLink.Provider>
  )
}

export const Text = unnamed(TextOfApp)
export const ScrollView = unnamed(ScrollViewOfApp)

/** Replaces sheets that only the app opens. */
const nothing = () => null

export { nothing as Button, nothing as Image, nothing as Input, nothing as Picker, nothing as Textarea }
