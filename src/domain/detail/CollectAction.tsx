import { ActionIcon } from '@/ui/action/ActionIcon'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from './messages'

interface CollectActionProps {
  readonly collected: boolean
  readonly onPress: () => void
}

/** A button in the page's bar that collects the item, or removes it from the collection. */
export function CollectAction({ collected, onPress }: CollectActionProps) {
  return (
    <ActionIcon
      id="collect-button"
      icon={
        <Icon
          drawing={collected ? starFilledIcon.drawing : starIcon.drawing}
          size={20}
          {...(collected ? { color: 'var(--warning)' } : {})}
        />
      }
      text={text(collected ? 'collected' : 'collect')}
      active={collected}
      onPress={onPress}
    />
  )
}
