import { createPoster, EMPTY_KEY, isShareKeyDataType } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useRoute } from '@/routes/useRoute'
import { text } from '@/screens/poster/messages'
import { PosterScreen } from '@/screens/poster/PosterScreen'
import { PosterStore } from '@/screens/poster/PosterStore'
import { useSession } from '@/session/SessionProvider'
import { posterSubject } from './posterSubject'

function Poster() {
  const place = useRoute<'share.poster'>()
  const { member, distribution } = useSession()
  const [store] = useState(() => {
    const { iid } = place
    const keyOf = async (moduleType: number, id: string) => {
      await member.ready()
      return isShareKeyDataType(moduleType) ? distribution.shareKey(iid, member.userId, moduleType, id) : EMPTY_KEY
    }
    return new PosterStore({
      badLink: text('badLink'),
      subject: () => posterSubject(place, keyOf),
      draw: async ({ title, image, path }, template) => {
        await member.ready()
        const { nick_name: userName = '', headImg: userImg = '' } = member.profile ?? {}
        return call(createPoster, { iid, title, bgImg: image, userName, userImg, dstUrl: path, template })
      },
    })
  })
  useEffect(() => void store.load(), [store])
  return <PosterScreen store={store} title={text('poster')} />
}

export default observer(Poster)
