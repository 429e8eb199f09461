/** Taro's plain elements for H5, imported one by one, because their index brings the web components too. */
declare module '@tarojs/components-react/dist/components/*' {
  import type { ReactNode } from 'react'

  export default function Component(props: object): ReactNode
}
