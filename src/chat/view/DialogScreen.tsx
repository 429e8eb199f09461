import { resolve } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { link } from '@/platform/link'
import { media } from '@/platform/media'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { PictureViewer } from '@/ui/media/PictureViewer'
import type { DialogRequest } from '../ChatOverlays'
import type { ChatPeer } from '../ChatPeer'
import type { ChatService } from '../ChatService'
import type { ConversationStore } from '../ConversationStore'
import { roleIn, subjectKind } from '../subject/subjectKind'
import { ChatFrame } from './ChatFrame'
import { ConnectionBanner } from './ConnectionBanner'
import { connectionOf } from './connectionOf'
import { DialogView } from './DialogView'
import { text } from './messages'
import { NoticesView } from './NoticesView'
import { openCard, openPlace } from './openCard'
import { QuickRow } from './QuickRow'
import { nameOf, tagOf } from './titleOf'
import { useChatService } from './useChatService'

interface DialogScreenProps {
  readonly request: DialogRequest
  readonly onClose: () => void
}

/** The peer, with the relation to the item of the preset. */
function askedPeer({ peer, preset }: DialogRequest): ChatPeer {
  const route = preset && resolve(preset.url)
  return route ? { ...peer, role: roleIn(subjectKind(route)) } : peer
}

/** The dialog with one person, or the notices of one sender. */
export const DialogScreen = observer(function DialogScreen({ request, onClose }: DialogScreenProps) {
  const service = useChatService(onClose)
  const peer = service?.knownPeer(askedPeer(request)) ?? request.peer
  const person = { tag: tagOf(peer), note: text('chattingWith', { nickname: peer.nickName }) }
  return (
    <ChatFrame id="chat-dialog" title={nameOf(peer)} {...(request.isNotices ? {} : person)} onClose={onClose}>
      {!service && <LoadingOverlay />}
      {service && request.isNotices && <NoticesView service={service} peer={request.peer} />}
      {service && !request.isNotices && <Dialogue service={service} request={request} />}
    </ChatFrame>
  )
})

const picturesOf = ({ messages }: ConversationStore): string[] =>
  messages.flatMap(({ body, localPath }) => (body.type === 2 ? [localPath ?? body.imageUrl] : []))

type DialogueProps = Pick<DialogScreenProps, 'request'> & { readonly service: ChatService }

const Dialogue = observer(function Dialogue({ service, request }: DialogueProps) {
  const { agents, cards } = service
  const [conversation] = useState(() => service.openConversation(askedPeer(request), request.seed))
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    conversation.show()
    return () => conversation.hide()
  }, [conversation])
  useEffect(() => {
    const { preset, draft, at } = request
    if (at) void conversation.reach(at)
    if (preset) conversation.begin(preset.title, preset.url)
    if (draft && conversation.draft === '') conversation.setDraft(draft)
  }, [conversation, request])
  useEffect(() => void agents?.load(), [agents])
  const handlePreview = async (src: string) => {
    const shown = await media.preview(picturesOf(conversation), src)
    if (!shown.ok && shown.reason === 'unsupported') setPreview(src)
  }
  return (
    <>
      <ConnectionBanner state={connectionOf(service)} onRetry={() => service.reconnect()} />
      <DialogView
        conversation={conversation}
        cards={cards}
        onPreview={(src) => void handlePreview(src)}
        onAction={openCard}
        onPlace={openPlace}
        quick={<QuickRow conversation={conversation} agents={agents} />}
      />
      <PictureViewer
        pictures={preview === null ? [] : picturesOf(conversation)}
        current={preview}
        onClose={() => setPreview(null)}
        closeLabel={text('closePreview')}
        onSave={(src) => void link.save(src)}
        saveLabel={text('savePicture')}
      />
    </>
  )
})
