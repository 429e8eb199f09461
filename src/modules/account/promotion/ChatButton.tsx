import type { TeamPerson } from '@quanzi/contract'
import { openChat } from '@/chat/openChat'
import { AppButton } from '@/ui/action/AppButton'
import { text } from './messages'

/** Opens the dialog with a person of the team. */
export function ChatButton({ person }: { readonly person: TeamPerson }) {
  const { id, rid, uid, nickname, headImg } = person
  return (
    <AppButton
      id={`chat-${id}`}
      size="small"
      onPress={() => void openChat({ roleId: rid, uid, nickName: nickname, avatar: headImg })}
    >
      {text('chat')}
    </AppButton>
  )
}
