import Taro from '@tarojs/taro'
import { title as platformTitle } from '@/platform/title'

/** What a frame needs from the app around it; the app sets it once at launch. */
export type ScreenHost = {
  /** Goes back, or home from the first page of the stack. */
  back: () => void
  setTitle: (title: string) => void
}

let host: ScreenHost = {
  back: () => void Taro.navigateBack(),
  setTitle: (title) => platformTitle.set(title),
}

export const screenHost = (): ScreenHost => host

export function setScreenHost(next: Partial<ScreenHost>): void {
  host = { ...host, ...next }
}
