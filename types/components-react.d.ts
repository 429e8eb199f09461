/** Taro's plain elements for H5, one by one: their index also brings the web components. */
declare module '@tarojs/components-react/dist/components/*' {
  import type { ReactNode } from 'react'

  export default function Component(props: object): ReactNode
}
