import type { SmallStore } from '@quanzi/contract'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import serviceIcon from '@/ui/icon/drawings/service.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../../smallStore/messages'

interface VisitorBarProps {
  readonly store: SmallStore
  readonly onAsk: () => void
  readonly onShare: () => void
  readonly onFollow: () => void
  readonly onEndPreview: () => void
}

/** What a visitor can do in a store; for the owner who previews it, the way back. */
export function VisitorBar({ store, onAsk, onShare, onFollow, onEndPreview }: VisitorBarProps) {
  if (store.mine)
    return (
      <ActionBar>
        <AppButton id="end-preview" kind="primary" stretch onPress={onEndPreview}>
          {text('endPreview')}
        </AppButton>
      </ActionBar>
    )
  return (
    <ActionBar
      icons={
        <>
          <ActionIcon
            id="ask-button"
            icon={<Icon drawing={serviceIcon.drawing} size={20} />}
            text={text('ask')}
            onPress={onAsk}
          />
          <ActionIcon
            id="share-button"
            icon={<Icon drawing={shareIcon.drawing} size={20} />}
            text={text('share')}
            onPress={onShare}
          />
        </>
      }
    >
      <AppButton id="follow-store" kind={store.following ? 'secondary' : 'primary'} stretch onPress={onFollow}>
        {text(store.following ? 'following' : 'follow')}
      </AppButton>
    </ActionBar>
  )
}
