import { type CfProjectAnswer, ORDER_TYPE } from '@quanzi/contract'
import { useMemo } from 'react'
import { useShare } from '@/overlays/share/useShare'
import type { Place } from '@/routes/Place'
import { useRoute } from '@/routes/useRoute'
import { text } from './messages'

/** Shares a project under its own address, with the sharer's key of its campaign; each share is counted for it. */
export function useProjectShare(answer: CfProjectAnswer | null): () => void {
  const here = useRoute()
  const { project, owner } = answer ?? {}
  const [projectId = '', campaignId = ''] = [project?.id, project?.campaignId]
  const of = useMemo<Place | null>(
    () =>
      projectId === ''
        ? null
        : {
            ...{ name: 'cf.share', screen: 'cf/share', params: {}, iid: here.iid, cid: here.cid },
            query: { iid: String(here.iid), projectId, id: campaignId },
          },
    [projectId, campaignId, here.iid, here.cid],
  )
  return useShare({
    title: owner ? `${owner.name} · ${text('shareTitle')}` : '',
    desc: project?.wish ?? '',
    imgUrl: project?.cover || project?.place?.img || '',
    of,
    ...(projectId === '' ? {} : { keyOf: { moduleType: ORDER_TYPE.crowdfunding, id: campaignId } }),
    ...(projectId === '' ? {} : { counted: { moduleType: ORDER_TYPE.crowdfunding, id: projectId } }),
  })
}
