import { Button } from '@tarojs/components'
import type { ReactNode } from 'react'

interface FriendButtonProps {
  readonly className: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A mini-program lets only its own button begin a share; the page's hook says what is sent. */
export function FriendButton({ className, onPress, children }: FriendButtonProps) {
  return (
    <Button id="share-friend" className={className} openType="share" onClick={() => onPress()}>
      {children}
    </Button>
  )
}
