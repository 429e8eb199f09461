import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { media } from '@/platform/media'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { PictureViewer } from '@/ui/media/PictureViewer'
import type { DialogRequest, Preset } from '../ChatOverlays'
import { SYSTEM_PEER } from '../ChatPeer'
import type { ChatService } from '../ChatService'
import type { ConversationStore } from '../ConversationStore'
import { ChatFrame } from './ChatFrame'
import { ConnectionBanner } from './ConnectionBanner'
import { connectionOf } from './connectionOf'
import { DialogView } from './DialogView'
import { text } from './messages'
import { NoticesView } from './NoticesView'
import { openCard } from './openCard'
import { useChatService } from './useChatService'

interface DialogScreenProps {
  readonly request: DialogRequest
  readonly isOnTop: boolean
  readonly onClose: () => void
}

/** The documents' titles; for a sender of notices the title does not speak of a chat. */
function titleOf({ peer, isNotices }: DialogRequest): string {
  if (!isNotices) return text('chattingWith', { nickname: peer.nickName })
  return peer.roleId === SYSTEM_PEER.roleId ? text('systemMessage') : peer.nickName
}

/** The dialog with one person, or the notices of one sender. */
export function DialogScreen({ request, isOnTop, onClose }: DialogScreenProps) {
  const service = useChatService(onClose)
  const title = titleOf(request)
  return (
    <ChatFrame id="chat-dialog" title={title} isOnTop={isOnTop} onClose={onClose}>
      {!service && <LoadingOverlay />}
      {service && request.isNotices && <NoticesView service={service} peer={request.peer} />}
      {service && !request.isNotices && <Dialogue service={service} request={request} />}
    </ChatFrame>
  )
}

/** Does not send the first message again when it is still the last one: the user came back to the same page. */
function sendPreset(conversation: ConversationStore, { title, url }: Preset): void {
  const words = title ? `${title}\n${url}` : url
  const last = [...conversation.messages].reverse().find(({ mine }) => mine)
  if (last?.body.type !== 1 || last.body.text !== words) conversation.send(words)
}

const picturesOf = ({ messages }: ConversationStore): string[] =>
  messages.flatMap(({ body, localPath }) => (body.type === 2 ? [localPath ?? body.imageUrl] : []))

type DialogueProps = Pick<DialogScreenProps, 'request'> & { readonly service: ChatService }

const Dialogue = observer(function Dialogue({ service, request }: DialogueProps) {
  const [conversation] = useState(() => service.openConversation(request.peer, request.seed))
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    conversation.show()
    return () => conversation.hide()
  }, [conversation])
  useEffect(() => {
    if (request.preset) sendPreset(conversation, request.preset)
  }, [conversation, request.preset])
  const handlePreview = async (src: string) => {
    const shown = await media.preview(picturesOf(conversation), src)
    if (!shown.ok && shown.reason === 'unsupported') setPreview(src)
  }
  return (
    <>
      <ConnectionBanner state={connectionOf(service)} onRetry={() => service.reconnect()} />
      <DialogView conversation={conversation} onPreview={(src) => void handlePreview(src)} onAction={openCard} />
      <PictureViewer
        pictures={preview === null ? [] : picturesOf(conversation)}
        current={preview}
        onClose={() => setPreview(null)}
        closeLabel={text('closePreview')}
      />
    </>
  )
})
