import { currentPage } from '../currentPage'

const nothing = () => undefined

/** Converts units of the 750 design to rem, as the style sheets do. */
export const pxTransform = (units: number): string => `${Number((units / 37.5).toFixed(5))}rem`

export const useDidShow = nothing
export const useDidHide = nothing
export const useReachBottom = nothing
export const usePullDownRefresh = nothing

function useRouter() {
  const { url } = currentPage()
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  // Taro passes the query as the address bar has it, still encoded.
  const params = [...searchParams].map(([key, value]) => [key, encodeURIComponent(value)])
  return { path: pathname, params: Object.fromEntries(params) as Record<string, string> }
}

/** The parts of Taro that a screen uses while it renders. */
export default {
  useRouter,
  useDidShow,
  useDidHide,
  useReachBottom,
  getCurrentInstance: () => ({ router: useRouter() }),
  getCurrentPages: () => [],
}
