import Taro from '@tarojs/taro'
import { isMissingScript } from '../staleBuild/isMissingScript'
import type { PageLoad } from './types'

const STAND_IN = 'no-page'

export const pageLoad: PageLoad = {
  watch({ begin, failed }) {
    // Taro's router sends this event before it loads a page.
    Taro.eventCenter.on('__taroRouterChange', ({ toLocation }: { readonly toLocation: { readonly path: string } }) =>
      begin(toLocation.path),
    )
    window.addEventListener('unhandledrejection', ({ reason }) => isMissingScript(reason) && failed())
  },
  standIn() {
    if (document.getElementById(STAND_IN)) return null
    const box = document.createElement('div')
    box.id = STAND_IN
    // What the server has drawn stays in sight above it.
    const top = document.getElementById('preview') ? 'auto' : '0'
    box.style.cssText = `position:fixed;top:${top};right:0;bottom:0;left:0;z-index:10;background:var(--page)`
    document.body.append(box)
    return box
  },
}
