import { Button } from '@tarojs/components'
import type { ReactNode } from 'react'

interface FriendButtonProps {
  readonly className: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** In a mini-program only the platform's own button starts sharing; the page's hook returns the content. */
export function FriendButton({ className, onPress, children }: FriendButtonProps) {
  return (
    <Button id="share-friend" className={className} openType="share" onClick={() => onPress()}>
      {children}
    </Button>
  )
}
