import { countTrimmed } from '@quanzi/contract'
import { type ReactNode, useState } from 'react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { mustWait } from '@/ui/media/mustWait'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from './messages'

interface ReasonSheetProps<A> {
  /** `<id>-sheet`, `<id>-remark`, `<id>-send`. */
  readonly id: string
  /** The id of what the reason is for; null while the sheet is closed. */
  readonly subject: string | null
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly remark: string
  readonly onWrite: (remark: string) => void
  /** Information above the reason. */
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
  /** Why its pictures hold it up. */
  readonly wait?: UploadWait
  /** Most characters; 200 by default. */
  readonly most?: number
  /** Common reasons to tap. */
  readonly reasons: readonly string[]
  readonly send: (subject: string, remark: string) => Promise<A>
  /** Message after sending. */
  readonly said: string
  /** Message in place of `said`, where the answer of `send` asks for another. */
  readonly saidOtherwise?: (answer: A) => string | undefined
  readonly onClose: () => void
  readonly onSent: () => void
  /** Content below the reason. */
  readonly children?: ReactNode
}

const LEAST = 2
const MOST = 200

/** Asks for a reason of at least two characters. */
export function ReasonSheet<A>(props: ReasonSheetProps<A>) {
  const { id, subject, reasons, remark, onWrite, onClose, most = MOST } = props
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const length = countTrimmed(remark)
  const wrong = length < LEAST || length > most
  const send = async () => {
    setTried(true)
    if (mustWait(props.wait ?? 'none')) return
    if (subject === null || wrong || busy) return
    setBusy(true)
    try {
      const answer = await props.send(subject, remark.trim())
      const other = props.saidOtherwise?.(answer)
      if (other !== undefined) toast.show(other)
      else toast.success(props.said)
      setTried(false)
      onClose()
      props.onSent()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      id={`${id}-sheet`}
      open={subject !== null}
      title={props.title}
      onClose={onClose}
      footer={
        <AppButton
          id={`${id}-send`}
          kind="primary"
          stretch
          loading={busy}
          disabled={props.disabled}
          onPress={() => void send()}
        >
          {props.action}
        </AppButton>
      }
    >
      {props.note}
      <ChipRow
        wrap
        items={reasons.map((reason) => ({ key: reason, text: reason }))}
        activeKey={reasons.find((reason) => reason === remark.trim())}
        onSelect={onWrite}
      />
      <TextAreaField
        id={`${id}-remark`}
        label={props.label}
        required
        placeholder={props.hint}
        limit={most}
        value={remark}
        onChange={onWrite}
        error={tried && wrong ? text('reasonWrong', { least: LEAST, most }) : undefined}
      />
      {props.children}
    </BottomSheet>
  )
}
