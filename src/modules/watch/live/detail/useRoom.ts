import { addComment, getLiveState, getPaid, listComments, MODULE_TYPE, playPaid, watchLive } from '@quanzi/contract'
import { reaction } from 'mobx'
import { useEffect, useRef, useState } from 'react'
import { chatEntry } from '@/chat/ChatEntry'
import { call } from '@/gateway/call'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { LiveRoomStore } from './LiveRoomStore'
import { TalkStore } from './TalkStore'

const moduleType = MODULE_TYPE.live
/** How often the viewer says that they are in the room, and a viewer without a chat line reads, ms. */
const PRESENT_EVERY = 30_000
const READ_EVERY = 5000
const FIRST_LINES = 50

const later = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** The stores of a live room, wired to the gateway and, for members, to the chat line. */
export function useRoom(iid: number, id: string): { readonly store: LiveRoomStore; readonly talk: TalkStore } {
  const { member } = useSession()
  const [stores] = useState(() => ({
    store: new LiveRoomStore({
      fetchRoom: () => call(getPaid, { iid, moduleType, id }),
      fetchState: () => call(getLiveState, { iid, id }),
      play: () => call(playPaid, { iid, moduleType, id }),
      now: serverNow,
      later,
    }),
    talk: new TalkStore({
      fetch: async (afterId) => {
        const wish = { iid, type: moduleType, targetId: id, pageSize: FIRST_LINES }
        return await call(listComments, afterId === null ? wish : { ...wish, afterId })
      },
      send: (content) =>
        call(addComment, { iid, type: moduleType, targetId: id, content, score1: 0, score2: 0, score3: 0 }),
      me: () => member.profile,
      now: serverNow,
    }),
  }))
  const { store, talk } = stores
  const [shown, setShown] = useState(true)
  useScreenShow(() => {
    setShown(true)
    // A ticket may have been bought meanwhile.
    if (store.room) void store.load()
  })
  useScreenHide(() => {
    setShown(false)
    store.stop()
  })
  useEffect(() => () => store.stop(), [store])
  useKnownMember(() => {
    if (id) void store.load()
    if (id) void talk.read()
  })
  const { isMember } = member
  const turn = useRef(Promise.resolve())
  const isIn = shown && id !== ''
  useEffect(() => {
    if (!isIn) return
    let over = false
    let heard = false
    // One after the other: who left and came back at once would have been gone by the later answer.
    const be = (on: boolean) => {
      const said = turn.current.then(async () => {
        const live = await call(watchLive, { iid, id, on }).catch(() => null)
        if (live && on && !over) store.hear(live)
      })
      turn.current = said
      return said
    }
    const stops: (() => void)[] = []
    const look = () => {
      void talk.read()
      void store.look()
    }
    const listen = async () => {
      const chat = await chatEntry.load()
      if (over) return
      heard = chat.status === 'ready'
      stops.push(
        chat.onRoomNews(({ talk: said, live }) => {
          heard = true
          if (said?.roomId === id) talk.receive(said.lines)
          if (live?.roomId === id) store.hear(live)
        }),
        // What was said and done while the line was lost has reached nobody here.
        reaction(
          () => chat.status === 'ready',
          (isReady) => isReady && look(),
        ),
      )
    }
    // Without the chat the room is read every few seconds.
    if (isMember) listen().catch(() => undefined)
    // How many watch is known when the own being there is.
    void be(true).then(() => store.look())
    void talk.read()
    const present = setInterval(() => {
      void be(true)
      void talk.read()
    }, PRESENT_EVERY)
    const reading = setInterval(() => {
      // Who hears the room over the line need not ask; a lost line is noticed here.
      if (!heard || chatEntry.service?.status !== 'ready') look()
    }, READ_EVERY)
    return () => {
      over = true
      clearInterval(present)
      clearInterval(reading)
      for (const stop of stops) stop()
      void be(false)
    }
  }, [iid, id, isIn, isMember, store, talk])
  return stores
}
