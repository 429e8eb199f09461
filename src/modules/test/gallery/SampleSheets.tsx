import { useState } from 'react'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../messages'

interface SampleSheetsProps {
  readonly onAsk: () => void
}

/** A sheet below a dialog, one that replaces another, and one that is left for another screen. */
export function SampleSheets({ onAsk }: SampleSheetsProps) {
  const { iid } = useRoute()
  const [open, setOpen] = useState<'first' | 'second'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <AppButton id="open-sheet" onPress={() => setOpen('first')}>
        {text('sheet')}
      </AppButton>
      <BottomSheet open={open === 'first'} id="first-sheet" title={text('sheet')} onClose={close}>
        {text('paragraph')}
        <AppButton id="sheet-dialog" onPress={onAsk}>
          {text('dialog')}
        </AppButton>
        <AppButton id="sheet-next" onPress={() => setOpen('second')}>
          {text('nextSheet')}
        </AppButton>
        <AppButton id="sheet-link" onPress={() => void navigate('act.list', { iid })}>
          {text('link')}
        </AppButton>
      </BottomSheet>
      <BottomSheet open={open === 'second'} id="second-sheet" title={text('nextSheet')} onClose={close}>
        {text('paragraph')}
      </BottomSheet>
    </>
  )
}
