import type { Popup } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from './messages'
import { PopupContent } from './PopupContent'

interface PopupSheetProps {
  readonly popup: Popup
  readonly claiming?: boolean
  readonly onClose: () => void
  /** Opens the target of the card or picture. */
  readonly onOpen: () => void
  readonly onClaim: () => void
}

const TITLES = { 1: 'notice', 2: 'picked', 3: 'picked', 4: 'coupons', 5: 'gift' } as const

/** A pop-up of the site: a sheet over a mask; a tap on the mask closes it (shell-and-routes §9). */
export const PopupSheet = observer(function PopupSheet({
  popup,
  claiming = false,
  onClose,
  onOpen,
  onClaim,
}: PopupSheetProps) {
  return (
    <BottomSheet
      open
      id="site-popup"
      title={text(TITLES[popup.type])}
      onClose={onClose}
      footer={<Next popup={popup} claiming={claiming} onClose={onClose} onOpen={onOpen} onClaim={onClaim} />}
    >
      <PopupContent popup={popup} onOpen={onOpen} />
    </BottomSheet>
  )
})

function Next({ popup, claiming, onClose, onOpen, onClaim }: Required<PopupSheetProps>) {
  if (popup.type === 5) {
    return (
      <AppButton id="popup-claim" kind="accent" stretch loading={claiming} onPress={onClaim}>
        {text('claimAll')}
      </AppButton>
    )
  }
  const leads = (popup.type === 2 && popup.action !== null) || (popup.type === 3 && popup.textUrl !== '')
  return leads ? (
    <AppButton id="popup-open" kind="primary" stretch onPress={onOpen}>
      {text('look')}
    </AppButton>
  ) : (
    <AppButton id="popup-close" kind="primary" stretch onPress={onClose}>
      {text('gotIt')}
    </AppButton>
  )
}
