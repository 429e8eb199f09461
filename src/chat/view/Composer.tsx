import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { keyboard } from '@/platform/keyboard'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { type Caret, insertAt, removeBefore } from '../text/caret'
import { type Attachments, AttachmentTray } from './AttachmentTray'
import { ChatIcon } from './ChatIcon'
import css from './Composer.module.scss'
import { ComposerInput } from './ComposerInput'
import { EmojiPanel } from './EmojiPanel'
import { text } from './messages'
import { VoiceBar, type VoiceBarProps } from './VoiceBar'

interface ComposerProps extends Attachments, VoiceBarProps {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: () => void
  /** Grows when words are quoted: they are answered by writing. */
  readonly quotes: number
  /** Its height has changed. */
  readonly onResize: () => void
}

type Below = 'nothing' | 'tray' | 'emoji'

/** The input for text, emoji, voice and files. */
export function Composer({ draft, onDraft, onSend, onVoice, onResize, quotes, ...attachments }: ComposerProps) {
  const [isVoice, setVoice] = useState(false)
  const [below, setBelow] = useState<Below>('nothing')
  const [focuses, setFocuses] = useState(0)
  const caret = useRef<number | null>(null)
  const canSend = draft.trim() !== ''
  useEffect(() => {
    if (quotes > 0) setVoice(false)
  }, [quotes])
  const show = (wanted: Below) => {
    setBelow(wanted)
    onResize()
  }
  const toggle = (wanted: Below) => {
    if (below === wanted) return show('nothing')
    // The panel takes the place of the keyboard.
    keyboard.hide()
    show(wanted)
  }
  const send = () => {
    caret.current = null
    onSend()
    if (below === 'nothing') setFocuses(focuses + 1)
  }
  const turn = () => {
    show('nothing')
    setVoice(!isVoice)
  }
  const edit = (change: (before: Caret) => Caret) => {
    const after = change({ text: draft, at: caret.current ?? draft.length })
    caret.current = after.at
    onDraft(after.text)
  }
  return (
    <View className={css.composer}>
      <View className={css.line}>
        <View id="chat-voice" className={css.tool} {...pressProps(turn, { label: text(isVoice ? 'text' : 'voice') })}>
          <ChatIcon name={isVoice ? 'keyboard' : 'mic'} />
        </View>
        {isVoice ? (
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
            focuses={focuses + quotes}
            onCaret={(at) => {
              caret.current = at
            }}
            onFocus={() => below !== 'nothing' && show('nothing')}
            onLines={onResize}
          />
        )}
        {!isVoice && (
          <View
            id="chat-emoji"
            className={css.tool}
            {...pressProps(() => toggle('emoji'), { label: text('emoji'), expanded: below === 'emoji' })}
          >
            <ChatIcon name={below === 'emoji' ? 'keyboard' : 'smile'} />
          </View>
        )}
        <View
          id="chat-more"
          className={joinClasses(css.tool, canSend && !isVoice && css.off)}
          {...pressProps(() => toggle('tray'), { label: text('more'), expanded: below === 'tray' })}
        >
          {below === 'tray' ? <Icon drawing={closeIcon.drawing} size={20} /> : <ChatIcon name="add" />}
        </View>
        {/* Stands where the button for files was as soon as there is something to send; both stay in the tree. */}
        {!isVoice && (
          <View
            id="chat-send"
            className={joinClasses(css.send, !canSend && css.off)}
            {...pressProps(send, { idle: !canSend })}
          >
            {text('send')}
          </View>
        )}
      </View>
      {below === 'emoji' && (
        <EmojiPanel onPick={(emoji) => edit((before) => insertAt(before, emoji))} onBack={() => edit(removeBefore)} />
      )}
      {below === 'tray' && (
        <AttachmentTray
          onPictures={() => {
            show('nothing')
            attachments.onPictures()
          }}
          onVideo={() => {
            show('nothing')
            attachments.onVideo()
          }}
        />
      )}
    </View>
  )
}
