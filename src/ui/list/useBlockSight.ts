import Taro from '@tarojs/taro'
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { BlockSight } from './BlockSight'

/** Distance above and below the screen within which blocks are drawn, px. */
const MARGIN = 800
/** Part of the id of the element that replaces the blocks that are not laid out yet. */
export const REST = 'rest'

interface Sight {
  readonly laid: number
  readonly isNear: (at: number) => boolean
  readonly heightOf: (at: number) => number | undefined
}

/**
 * Tracks which blocks of the list are near the screen, with one intersection observer. A short list, and a platform
 * without such reports, draw all blocks.
 * @param block class of the blocks; their ids are `<list>-<number>`
 */
export function useBlockSight(list: string, block: string, count: number, isLong: boolean): Sight {
  const [sight] = useState(() => new BlockSight())
  const [isBlind, setBlind] = useState(typeof Taro.createIntersectionObserver !== 'function')
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  // While another screen is in front, the platform would search for the blocks on that screen.
  const [shows, countShow] = useReducer((times: number) => times + 1, 0)
  useScreenShow(countShow)
  const isWindowed = isLong && !isBlind
  const laid = Math.min(count, sight.laid)
  useLayoutEffect(() => {
    if (!isWindowed) sight.reset(count)
  }, [sight, isWindowed, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new blocks and a new rest have to be observed too
  useEffect(() => {
    const { page } = Taro.getCurrentInstance()
    if (!isWindowed || !page) return
    let stop: (() => void) | null = null
    let isGone = false
    let isWaiting = false
    const change = () => {
      if (isWaiting || isGone) return
      isWaiting = true
      Taro.nextTick(() => {
        isWaiting = false
        if (!isGone) redraw()
      })
    }
    // The platform knows the blocks only after the view has received them.
    Taro.nextTick(() => {
      if (isGone) return
      const observer = Taro.createIntersectionObserver(page, { observeAll: true })
      stop = () => observer.disconnect()
      observer.relativeToViewport({ top: MARGIN, bottom: MARGIN }).observe(`#${list} .${block}`, (entry) => {
        const { id, intersectionRatio = 0, boundingClientRect } = entry as typeof entry & { readonly id?: string }
        // Without the id the report cannot be used: then all blocks are drawn.
        if (id === undefined) return setBlind(true)
        const name = id.slice(list.length + 1)
        const isNear = intersectionRatio > 0
        if (name === REST) {
          if (!isNear) return
          sight.layMore()
          change()
        } else if (sight.tell(Number(name), isNear, boundingClientRect?.height ?? 0)) change()
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [sight, list, block, isWindowed, laid, count > laid, shows])
  if (!isWindowed) return { laid: count, isNear: () => true, heightOf: () => undefined }
  return { laid, isNear: (at) => sight.isNear(at), heightOf: (at) => sight.heightOf(at) }
}
