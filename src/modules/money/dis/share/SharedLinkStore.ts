import { getSharedLink, KEY_PARAM, MODULE_TYPE, type SharedItem, type SharedLink, usableKey } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly key: string | undefined
  /** The item as the address names it: a bad key still leads there. */
  readonly dataType: number
  readonly dataId: string
  /** The site's number that the address carries; the item keeps it. */
  readonly cid?: string | undefined
  /** What a link without anything to open shows. */
  readonly gone: () => ScreenState
  readonly ask?: Call
}

/** A recommendation: who made it, and what it leads to. */
export class SharedLinkStore {
  state: ScreenState = screenLoading
  role: SharedLink['role'] = null
  item: SharedItem | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SharedLinkStore, 'parts'>(this, { parts: false, role: observableRef, item: observableRef })
  }

  /** Where the button leads, with the key; null when there is nothing to open. */
  get path(): string | null {
    const { cid } = this.parts
    const path = this.item?.path ?? null
    const key = this.role && usableKey(this.parts.key)
    const more = [...(cid ? [`cid=${encodeURIComponent(cid)}`] : []), ...(key ? [`${KEY_PARAM}=${key}`] : [])].join('&')
    return path && more ? `${path}${path.includes('?') ? '&' : '?'}${more}` : path
  }

  async load(): Promise<void> {
    const { iid, key, dataType, dataId, ask = call } = this.parts
    const multiDisKey = usableKey(key) ?? ''
    const named = dataId === '' || !(dataType > 0) ? {} : { dataType, dataId }
    try {
      const isEmpty = multiDisKey === '' && !('dataId' in named)
      const link = isEmpty ? null : await ask(getSharedLink, { iid, multiDisKey, ...named })
      runInAction(() => {
        this.role = link?.role ?? null
        this.item = link?.item ?? null
        this.state = this.path === null ? this.parts.gone() : screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }
}

/** True for items whose picture is a square. */
export const isSquare = (dataType: number): boolean => dataType === MODULE_TYPE.goods
