import { build, createPoster, getContent, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { PosterScreen } from '@/screens/poster/PosterScreen'
import { PosterStore } from '@/screens/poster/PosterStore'
import { useSession } from '@/session/SessionProvider'
import { text } from '../messages'

interface InvitePosterProps {
  readonly iid: number
  readonly id: string
}

/** A poster whose code leads to the invitation; it names the member who made it. */
export const InvitePoster = observer(function InvitePoster({ iid, id }: InvitePosterProps) {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new PosterStore({
        badLink: text('missing'),
        subject: async () => {
          await member.ready()
          const { title, cover } = await call(getContent, { iid, moduleType: MODULE_TYPE.live, id })
          const { rid } = member.profile ?? {}
          return { title, image: cover, path: build('live.share1', { iid, id, inviterRid: rid }) }
        },
        draw: async ({ title, image, path }, template) => {
          const { nick_name: userName = '', headImg: userImg = '' } = member.profile ?? {}
          return await call(createPoster, { iid, title, bgImg: image, userName, userImg, dstUrl: path, template })
        },
      }),
  )
  useEffect(() => void store.load(), [store])
  return <PosterScreen store={store} title={text('shareTitle')} />
})
