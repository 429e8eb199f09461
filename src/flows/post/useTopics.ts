import { listContent, MODULE_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'

const NONE: readonly string[] = []

/** The names of the tenant's topics, for choosing one. Without them a post simply has none. */
export function useTopics(iid: number): readonly string[] {
  const [topics, setTopics] = useState(NONE)
  useEffect(() => {
    call(listContent, { iid, moduleType: MODULE_TYPE.topic, pageNo: 1 }).then(
      ({ list }) => setTopics(list.map(({ title }) => title)),
      () => undefined,
    )
  }, [iid])
  return topics
}
