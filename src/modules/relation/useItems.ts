import {
  type CallDefinition,
  listRelationItems,
  type RelationItem,
  type RelationPart,
  saveRelation,
} from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { UndoRemoval } from '@/domain/list/UndoRemoval'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { onChange } from '@/gateway/changes'
import { errorText } from '@/locales/errorText'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { toast } from '@/ui/feedback/toast'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { ItemsStore, itemKey } from './ItemsStore'

type Removable = 'impress' | 'honor' | 'opinion' | 'company'

interface Wish {
  readonly iid: number
  readonly rid: () => number
  readonly part: RelationPart
  readonly emptyState: (self: boolean) => ScreenState
  /** Further calls after which the rows are loaded again. */
  readonly after?: readonly CallDefinition[]
}

/** The rows of a part of a profile; those of the own profile can be removed, for some seconds with a way back. */
export function useItems({ iid, rid, part, emptyState, after = [] }: Wish) {
  const [parts] = useState(() => {
    const store = new ItemsStore({
      fetch: (pageNo) => call(listRelationItems, { iid, toRid: rid(), part, pageNo }),
      emptyState,
    })
    const undo = new UndoRemoval<RelationItem>({
      list: store.list,
      keyOf: itemKey,
      remove: ({ id }) =>
        callOnce(`relation:remove:${part}:${id}`, saveRelation, (reqId) => ({
          ...{ iid, reqId, part: part as Removable, id, remove: true },
        })),
      later: (ms, act) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      onFailed: (error) => toast.error(errorText(error)),
    })
    return { store, undo }
  })
  const { store, undo } = parts
  useKnownMember(() => {
    if (rid() > 0) void store.list.load()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls of a screen do not change
  useEffect(() => {
    const stops = [
      onChange(saveRelation, ({ part: changed, remove }) => {
        if (changed === part && !remove) void store.list.load()
      }),
      ...after.map((definition) => onChange(definition, () => void store.list.load())),
    ]
    return () => {
      for (const stop of stops) stop()
      // A removal that could still be taken back is made before the screen goes.
      void undo.finish()
    }
  }, [store, undo])
  return parts
}
