import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { toast } from '@/ui/feedback/toast'
import type { ConversationStore, MediaDetails, SendOutcome } from '../ConversationStore'
import type { MediaKind } from '../media/mediaKinds'
import { waveOf } from '../media/voiceWave'
import { quoteOf, splitQuote } from '../text/quote'
import type { BodyActions } from './bubbles/MessageBody'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { wordsOf } from './messageChoices'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface DialogViewProps extends BodyActions {
  readonly conversation: ConversationStore
  /** Shown above the input. */
  readonly quick: ReactNode
}

const MAX_PICTURES = 9

/** Tells the user when the device could not store a message. */
function tell(outcome: SendOutcome): void {
  if (outcome === 'full') toast.show(text('notKept'))
  if (outcome === 'tooLong') toast.show(text('tooLong'))
}

/** One conversation: its messages and the input. */
export const DialogView = observer(function DialogView({ conversation, quick, ...actions }: DialogViewProps) {
  const { older } = conversation
  const [room, setRoom] = useState(0)
  const [quotes, setQuotes] = useState(0)
  const sendFile = async (kind: MediaKind, file: PickedFile, details: MediaDetails = {}) =>
    tell(await conversation.sendMedia(kind, file, details))
  const sendPictures = async () => {
    const picked = await media.pickImages({ count: MAX_PICTURES })
    if (picked.ok) for (const file of picked.value) await sendFile('image', file)
  }
  const quote = (message: ShownMessage) => {
    const name = message.mine ? (message.sender?.nick_name ?? '') : conversation.peer.nickName
    conversation.setDraft(
      `${quoteOf(name, wordsOf(message))}${splitQuote(conversation.draft)?.words ?? conversation.draft}`,
    )
    setQuotes(quotes + 1)
  }
  const sendVideo = async () => {
    const picked = await media.pickVideo()
    if (!picked.ok) return
    const { poster, ...file } = picked.value
    await sendFile('video', file, poster ? { poster } : {})
  }
  return (
    <>
      <MessageList
        messages={conversation.messages}
        older={{
          exist: older.hasMore,
          isLoading: older.isLoading,
          failed: older.failed,
          load: () => void older.load(),
        }}
        firstUnread={conversation.firstUnread}
        room={room}
        target={conversation.target}
        onRetry={(tempID) => conversation.retry(tempID)}
        onRemove={(tempID) => conversation.remove(tempID)}
        voices={conversation}
        onQuote={quote}
        {...actions}
      />
      {quick}
      <DraftComposer
        conversation={conversation}
        quotes={quotes}
        onResize={() => setRoom((one) => one + 1)}
        onPictures={() => void sendPictures()}
        onVideo={() => void sendVideo()}
        onVoice={({ file, seconds, levels }) => void sendFile('voice', file, { seconds, wave: waveOf(levels) })}
      />
    </>
  )
})

type DraftComposerProps = Pick<
  Parameters<typeof Composer>[0],
  'onPictures' | 'onVideo' | 'onVoice' | 'onResize' | 'quotes'
> & {
  readonly conversation: ConversationStore
}

/** A component of its own, so that typing renders the input again and not the list. */
const DraftComposer = observer(function DraftComposer({ conversation, ...rest }: DraftComposerProps) {
  return (
    <View id="chat-composer">
      <Composer
        draft={conversation.draft}
        onDraft={(draft) => conversation.setDraft(draft)}
        onSend={() => tell(conversation.send(conversation.draft.trim()))}
        {...rest}
      />
    </View>
  )
})
