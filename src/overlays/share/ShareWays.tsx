import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { clipboard } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { share } from '@/platform/share'
import type { ShareWay } from '@/platform/share/types'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { useDismiss } from '@/ui/feedback/useDismiss'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import linkIcon from '@/ui/icon/drawings/link.module.scss'
import momentsIcon from '@/ui/icon/drawings/moments.module.scss'
import pictureIcon from '@/ui/icon/drawings/picture.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { FriendButton } from './FriendButton'
import { text } from './messages'
import css from './ShareWays.module.scss'
import { shareSheet } from './shareSheet'

const ICONS = { friend: commentIcon.drawing, timeline: momentsIcon.drawing, system: shareIcon.drawing }

function Face({ icon, label, tone }: { icon: string; label: string; tone: string | undefined }) {
  return (
    <>
      <View className={`${css.disc} ${tone}`}>
        <Icon drawing={icon} size={24} />
      </View>
      <Text className={css.label}>{label}</Text>
    </>
  )
}

/** The ways to share: those of the platform, a poster, the link. */
const ShareWays = observer(function ShareWays() {
  const { wish, guide } = shareSheet
  if (!wish) return null
  const close = () => shareSheet.close()
  if (guide) return <MenuGuide words={text(guide === 'friend' ? 'friendGuide' : 'timelineGuide')} onClose={close} />

  const press = (way: ShareWay) => {
    if (way.by !== 'call') return shareSheet.show(way.target)
    void share.send(wish.content)
    close()
  }
  const copy = async () => {
    // A browser lets a page copy only right after the tap.
    const link = environment().target === 'h5' ? shareSheet.link : await shareSheet.waitedLink()
    close()
    const copied = await clipboard.write(link)
    toast.show(copied.ok ? text('linkCopied') : link)
  }
  const poster = () => {
    close()
    wish.openPoster()
  }
  return (
    <BottomSheet id="share-sheet" open title={text('shareTo')} onClose={close}>
      <View className={css.ways}>
        {share.ways().map((way) =>
          way.by === 'button' ? (
            <FriendButton key={way.target} className={css.way ?? ''} onPress={close}>
              <Face icon={ICONS[way.target]} label={text(way.target)} tone={css.green} />
            </FriendButton>
          ) : (
            <View
              key={way.target}
              id={`share-${way.target}`}
              className={css.way}
              {...pressProps(() => press(way), { label: text(way.target) })}
            >
              <Face icon={ICONS[way.target]} label={text(way.target)} tone={css.green} />
            </View>
          ),
        )}
        <View id="share-poster" className={css.way} {...pressProps(poster, { label: text('poster') })}>
          <Face icon={pictureIcon.drawing} label={text('poster')} tone={css.warm} />
        </View>
        <View id="share-copy" className={css.way} {...pressProps(() => void copy(), { label: text('copyLink') })}>
          <Face icon={linkIcon.drawing} label={text('copyLink')} tone={css.plain} />
        </View>
      </View>
    </BottomSheet>
  )
})

/** An arrow points to the app's own menu, which the page cannot open. */
function MenuGuide({ words, onClose }: { words: string; onClose: () => void }) {
  useDismiss(true, onClose)
  return (
    <View id="share-guide" className={css.guide} {...pressProps(onClose, { label: text('understood') })}>
      <View className={css.arrow} />
      <Text className={css.words}>{words}</Text>
      <Text className={css.done}>{text('understood')}</Text>
    </View>
  )
}

export default ShareWays
