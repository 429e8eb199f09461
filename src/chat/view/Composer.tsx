import { View } from '@tarojs/components'
import { useState } from 'react'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { type Attachments, AttachmentTray } from './AttachmentTray'
import { ChatIcon } from './ChatIcon'
import css from './Composer.module.scss'
import { ComposerInput } from './ComposerInput'
import { text } from './messages'
import { VoiceBar, type VoiceBarProps } from './VoiceBar'

interface ComposerProps extends Attachments, VoiceBarProps {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: () => void
}

type Mode = 'text' | 'voice'

/** The input for text, voice and files. */
export function Composer({ draft, onDraft, onSend, onVoice, ...attachments }: ComposerProps) {
  const [mode, setMode] = useState<Mode>('text')
  const [trayOpen, setTrayOpen] = useState(false)
  const [focuses, setFocuses] = useState(0)
  const canSend = draft.trim() !== ''
  const send = () => {
    onSend()
    setFocuses(focuses + 1)
  }
  const turn = () => {
    setTrayOpen(false)
    setMode(mode === 'text' ? 'voice' : 'text')
  }
  return (
    <View className={css.composer}>
      <View className={css.line}>
        <View
          id="chat-voice"
          className={css.tool}
          {...pressProps(turn, { label: text(mode === 'text' ? 'voice' : 'text') })}
        >
          <ChatIcon name={mode === 'text' ? 'mic' : 'keyboard'} />
        </View>
        {mode === 'voice' ? (
          <VoiceBar onVoice={onVoice} />
        ) : (
          <ComposerInput
            id="chat-input"
            className={css.input}
            value={draft}
            placeholder={text('writeSomething')}
            label={text('writeSomething')}
            onChange={onDraft}
            onSend={send}
            focuses={focuses}
          />
        )}
        <View
          id="chat-more"
          className={css.tool}
          {...pressProps(() => setTrayOpen(!trayOpen), { label: text('more'), expanded: trayOpen })}
        >
          {trayOpen ? <Icon drawing={closeIcon.drawing} size={20} /> : <ChatIcon name="add" />}
        </View>
        {mode === 'text' && (
          <View
            id="chat-send"
            className={joinClasses(css.send, !canSend && css.off)}
            {...pressProps(send, { idle: !canSend })}
          >
            {text('send')}
          </View>
        )}
      </View>
      {trayOpen && (
        <AttachmentTray
          onPictures={() => {
            setTrayOpen(false)
            attachments.onPictures()
          }}
          onVideo={() => {
            setTrayOpen(false)
            attachments.onVideo()
          }}
        />
      )}
    </View>
  )
}
