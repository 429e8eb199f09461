import Taro from '@tarojs/taro'
import { isMissingScript } from '../staleBuild/isMissingScript'
import type { PageLoad } from './types'

export const pageLoad: PageLoad = {
  watch({ begin, failed }) {
    // Taro's router sends this event before it loads a page.
    Taro.eventCenter.on('__taroRouterChange', ({ toLocation }: { readonly toLocation: { readonly path: string } }) =>
      begin(toLocation.path),
    )
    window.addEventListener('unhandledrejection', ({ reason }) => isMissingScript(reason) && failed())
  },
}
