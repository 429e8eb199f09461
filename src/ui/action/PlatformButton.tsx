import { Button } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './AppButton.module.scss'

export type PlatformButtonProps = {
  id: string
  kind?: 'primary' | 'secondary'
  /** The mini-program platform's action for a tap; nothing on H5. */
  openType: 'getPhoneNumber' | 'agreePrivacyAuthorization'
  /** The code for a phone number; null when the visitor refused, with the platform's message. */
  onPhone?: (code: string | null, message: string) => void
  onAgree?: () => void
  children: ReactNode
}

/** A button whose tap the platform must see; it looks like an AppButton. */
export function PlatformButton({ id, kind = 'primary', openType, onPhone, onAgree, children }: PlatformButtonProps) {
  return (
    <Button
      id={id}
      className={joinClasses(css.button, css[kind], css.stretch, css.platform)}
      openType={openType}
      onGetPhoneNumber={({ detail }) => onPhone?.(detail.code || null, detail.errMsg)}
      onAgreePrivacyAuthorization={() => onAgree?.()}
    >
      {children}
    </Button>
  )
}
