import { listContent, MODULE_TYPE, searchContent } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { TopicsStore } from './TopicsStore'

/** The tenant's topics, for choosing one. */
export function useTopics(iid: number): TopicsStore {
  const [topics] = useState(
    () =>
      new TopicsStore((words, pageNo) =>
        words === ''
          ? call(listContent, { iid, moduleType: MODULE_TYPE.topic, pageNo })
          : call(searchContent, {
              ...{ iid, moduleTypes: [MODULE_TYPE.topic], sortBy: 'new', pageNo },
              queryKey: words.slice(0, 30),
            }),
      ),
  )
  useEffect(() => void topics.list.load(), [topics])
  return topics
}
