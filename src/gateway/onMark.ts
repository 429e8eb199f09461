import { type ContentMark, followRoles, type MarkResult, MODULE_TYPE, markContent } from '@quanzi/contract'
import { onChange } from './changes'

export interface Marked {
  readonly moduleType: number
  readonly id: string
  readonly mark: ContentMark
}

/** Calls `tell` for each mark that is set in a tenant, on items and on people. Returns a function that stops it. */
export function onMark(iid: number, tell: (to: Marked, answer: MarkResult) => void): () => void {
  const stops = [
    onChange(markContent, (set, answer) => {
      if (Number(set.iid) === iid)
        tell({ moduleType: Number(set.moduleType), id: String(set.id), mark: set.mark }, answer)
    }),
    onChange(followRoles, ({ toRids }) => {
      for (const rid of [toRids].flat())
        tell({ moduleType: MODULE_TYPE.profile, id: String(rid), mark: 'follow' }, { on: true, count: 0 })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
