import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type CSSProperties, useState } from 'react'
import { listening } from '@/flows/listening/appListening'
import { t } from '@/locales/t'
import { navigate } from '@/routes/navigate'
import { currentPlace } from '@/routes/useRoute'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { text } from './messages'

/** Styles in place: a mini-program loads the style sheets of a package for the pages of that package only. */
const PILL: CSSProperties = {
  position: 'fixed',
  right: '12px',
  bottom: 'calc(76px + env(safe-area-inset-bottom))',
  zIndex: 18,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '260px',
  padding: '4px',
  color: 'var(--text-1)',
  background: 'var(--raised)',
  borderRadius: '28px',
  boxShadow: '0 2px 16px rgba(11, 17, 15, 0.2)',
}
const WORDS: CSSProperties = { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, minHeight: '44px' }
const COVER: CSSProperties = { flexShrink: 0, width: '44px', height: '44px', overflow: 'hidden', borderRadius: '50%' }
const TITLE: CSSProperties = {
  overflow: 'hidden',
  fontSize: '13px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
/** The title keeps its place below the word that it waits. */
const TITLE_BOX: CSSProperties = { position: 'relative', display: 'flex', minWidth: '64px' }
const HIDDEN: CSSProperties = { ...TITLE, visibility: 'hidden' }
const STATUS: CSSProperties = { position: 'absolute', top: 0, left: 0, fontSize: '13px', whiteSpace: 'nowrap' }
const KEY: CSSProperties = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
}
const TRIANGLE: CSSProperties = {
  width: 0,
  height: 0,
  marginLeft: '3px',
  borderTop: '8px solid transparent',
  borderBottom: '8px solid transparent',
  borderLeft: '13px solid var(--brand)',
}
const BARS: CSSProperties = {
  boxSizing: 'border-box',
  width: '13px',
  height: '16px',
  borderStyle: 'solid',
  borderColor: 'var(--brand)',
  borderWidth: '0 4px',
}
const CROSS: CSSProperties = { color: 'var(--text-3)', fontSize: '20px', lineHeight: 1 }

/** What plays, above the tab bar of every screen; on the player's own screen it would say the same twice. */
export const MiniPlayer = observer(function MiniPlayer() {
  const [isHere] = useState(() => currentPlace()?.name === 'audio.player')
  const { album, track, isPlaying, waits } = listening
  if (!album || !track || isHere) return null
  const cover = album.store.content?.cover ?? ''
  return (
    <View id="mini-player" style={PILL}>
      <View
        id="mini-open"
        style={WORDS}
        {...pressProps(() => void navigate('audio.player', { iid: album.iid, id: track.id }), {
          role: 'link',
          label: text('open', { title: track.title }),
        })}
      >
        {cover !== '' && (
          <View style={COVER}>
            <Picture src={cover} alt="" ratio={1} lazy={false} />
          </View>
        )}
        <View style={TITLE_BOX}>
          <Text style={waits ? HIDDEN : TITLE}>{track.title}</Text>
          <View style={STATUS} {...semantics({ role: 'status' })}>
            {waits && <Text id="mini-waits">{text('waits')}</Text>}
          </View>
        </View>
      </View>
      <View
        id="mini-play"
        style={KEY}
        {...pressProps(() => listening.toggle(), { label: text(isPlaying ? 'pause' : 'play') })}
      >
        <View style={isPlaying ? BARS : TRIANGLE} />
      </View>
      <View id="mini-close" style={KEY} {...pressProps(() => listening.close(), { label: t('close') })}>
        <Text style={CROSS}>×</Text>
      </View>
    </View>
  )
})
