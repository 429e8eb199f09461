import { build, createPoster, getContent, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { clipboard } from '@/platform/clipboard'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { PosterScreen } from '@/screens/poster/PosterScreen'
import { PosterStore } from '@/screens/poster/PosterStore'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../business/business.module.scss'
import { text } from '../business/messages'

/** Most characters of a poster's title. */
const MOST_TITLE = 80

/** The picture of a card with its code, words to send along, and how often the own card was seen. */
function CardShare() {
  const { iid, query } = useRoute<'shops.cardShare'>()
  const { member } = useSession()
  const [shown, setShown] = useState<{ readonly words: string; readonly visits: number | undefined } | null>(null)
  const [hasNone, setHasNone] = useState(false)
  const [store] = useState(
    () =>
      new PosterStore({
        badLink: text('linkOnly'),
        subject: async () => {
          const asked = call(getContent, { iid, moduleType: MODULE_TYPE.card, id: query.id || 'mine' })
          const detail = await asked.catch((error: unknown) => {
            setHasNone(!query.id && isGatewayError(error, 'NOTFOUND'))
            throw error
          })
          const { card, title, summary, cover, id } = detail
          // Only its owner hands on a card that is for holders of the link.
          if (!card || (!detail.mine.author && card.look.visibility === 'link')) return null
          const said = summary
            ? text('shareWords', { name: title, title: summary })
            : text('shareName', { name: title })
          setShown({ words: said, visits: card.visits })
          const words = [...[title, summary].filter(Boolean).join(' · ')].slice(0, MOST_TITLE).join('')
          return { title: words, image: cover, path: build('shops.card', { iid, id }) }
        },
        draw: ({ title, image, path }, template) =>
          call(createPoster, { iid, title, bgImg: image, dstUrl: path, template }),
      }),
  )
  useKnownMember(() => {
    if (member.isMember) void store.load()
  })
  const copy = async (words: string) => {
    if ((await clipboard.write(words)).ok) toast.success(text('copied'))
  }
  if (!member.isMember) return <ScreenFrame title={text('shareTitle')} state={memberScreen(member, store.state)} />
  if (hasNone) {
    const create = { actionText: text('create'), onAction: () => void replace('shops.cardEdit', { iid }) }
    return <ScreenFrame title={text('shareTitle')} state={{ kind: 'empty', message: text('none'), ...create }} />
  }
  return (
    <PosterScreen store={store} title={text('shareTitle')}>
      {shown && (
        <View className={css.page}>
          <Text id="card-words" className={css.text}>
            {shown.words}
          </Text>
          <View className={css.badges}>
            <AppButton id="card-copy" size="small" onPress={() => void copy(shown.words)}>
              {text('copy')}
            </AppButton>
            {shown.visits !== undefined && <Text className={css.note}>{text('visits', { n: shown.visits })}</Text>}
          </View>
        </View>
      )}
    </PosterScreen>
  )
}

export default observer(CardShare)
