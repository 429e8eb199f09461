import { getTrack, uploadTrack } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { createId } from '@/lib/createId'
import { awake } from '@/platform/awake'
import { positionWatch } from '@/platform/positionWatch'
import { journaled } from '@/session/journaled'
import type { MemberStore } from '@/session/MemberStore'
import { openTenantStorage } from '@/session/sessionStorage'
import { PointLog } from './PointLog'
import { TrackRecorder } from './TrackRecorder'

const recorders = new Map<string, TrackRecorder>()

/** The recorder of an event and a member, which outlives the screens; `member` is whoever is here. */
export function recorderOf(
  iid: number,
  id: string,
  userId: string,
  member: Pick<MemberStore, 'iid' | 'userId'>,
): TrackRecorder {
  const name = `${iid}:${userId}:${id}`
  const known = recorders.get(name)
  if (known) return known
  const recorder = new TrackRecorder({
    log: new PointLog(journaled(openTenantStorage(iid), iid), `${userId}:${id}`),
    watch: positionWatch,
    stayAwake: () => awake.keep(),
    load: () => call(getTrack, { iid, id }),
    send: (batch) => {
      const { lastSeq, points, finish } = batch
      const act = `track:${name}:${points[0]?.seq ?? lastSeq}:${lastSeq}:${finish}`
      return callOnce(act, uploadTrack, (reqId) => ({ iid, reqId, id, ...batch }))
    },
    here: () => (member.iid !== iid || member.userId === '' ? null : member.userId === userId ? 'them' : 'other'),
    newName: createId,
    now: Date.now,
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  recorders.set(name, recorder)
  return recorder
}
