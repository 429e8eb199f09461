import { type CheckinPlace, ticketIn, undoCheckin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { scan } from '@/platform/scan'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { CodeScanner } from '@/ui/scan/CodeScanner'
import { ConflictList } from './ConflictList'
import css from './checkin.module.scss'
import { text } from './messages'
import { OutcomeCard } from './OutcomeCard'
import { PlaceChoice } from './PlaceChoice'
import { UNDO_MS } from './ScanStore'
import type { Scanning } from './useScanning'

interface ScanPanelProps {
  readonly iid: number
  readonly places: readonly CheckinPlace[]
  /** The place of the address. */
  readonly placeId: string
  readonly isOpen: boolean
  readonly scanning: Scanning
  readonly onUndone: () => void
}

/** The scanner that stays open, typing beside it, what has become of the last scan, and what waits for a network. */
export const ScanPanel = observer(function ScanPanel(props: ScanPanelProps) {
  const { iid, places, placeId, isOpen, scanning, onUndone } = props
  const { store } = scanning
  const [torch, setTorch] = useState(false)
  const [hasCamera, setCamera] = useState(true)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [fresh, setFresh] = useState(false)
  const { outcome, scannedAt } = store
  const first = placeId || places.find(({ open }) => open)?.id || places[0]?.id
  useEffect(() => {
    if (store.placeId === undefined && first && places.length > 1) store.choosePlace(first)
  }, [store, first, places])
  useEffect(() => {
    setFresh(scannedAt > 0)
    const timer = setTimeout(() => setFresh(false), UNDO_MS)
    return () => clearTimeout(timer)
  }, [scannedAt])
  const type = async () => {
    setTried(true)
    const ticket = ticketIn(typed)
    if (ticket === null) return
    setTried(false)
    setTyped('')
    await store.scan(ticket)
  }
  const readOne = async () => {
    const found = await scan.scan()
    if (!found.ok) return void (found.reason === 'cancelled' || toast.show(text('noCamera')))
    const ticket = ticketIn(found.value)
    if (ticket === null) toast.show(text('ticketWrong'))
    else await store.scan(ticket)
  }
  const undo = async (id: string) => {
    try {
      const reason = text('reasonWrongPerson')
      await callOnce(`undo:${id}`, undoCheckin, (reqId) => ({ iid, reqId, id, reason }))
      store.clear()
      toast.success(text('undone'))
      onUndone()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <View className={css.stack}>
      {store.waiting > 0 && (
        <View id="scan-waiting" className={css.head}>
          <Text className={css.note}>
            {store.isSending ? text('sending') : text('waiting', { count: store.waiting })}
          </Text>
          <AppButton id="scan-send" size="small" loading={store.isSending} onPress={() => void store.flush()}>
            {text('sendNow')}
          </AppButton>
        </View>
      )}
      {isOpen && (
        <>
          <PlaceChoice
            places={places}
            value={store.placeId ?? ''}
            onChoose={(place) => store.choosePlace(place)}
            withAll={false}
          />
          {hasCamera ? (
            <>
              <CodeScanner
                id="scan-camera"
                label={text('scanWindow')}
                torch={torch}
                onCode={(code) => void store.see(code)}
                onFailed={() => setCamera(false)}
              />
              <AppButton id="scan-torch" size="small" onPress={() => setTorch(!torch)}>
                {text(torch ? 'torchOff' : 'torchOn')}
              </AppButton>
            </>
          ) : (
            <AppButton id="scan-one" stretch onPress={() => void readOne()}>
              {text('oneScan')}
            </AppButton>
          )}
          <TextField
            id="scan-ticket"
            kind="code"
            label={text('ticketLabel')}
            placeholder={text('ticketHint')}
            value={typed}
            maxLength={14}
            onChange={setTyped}
            onSubmit={() => void type()}
            {...(tried && ticketIn(typed) === null ? { error: text('ticketWrong') } : {})}
            side={
              <AppButton id="scan-submit" size="small" kind="primary" onPress={() => void type()}>
                {text('confirm')}
              </AppButton>
            }
          />
        </>
      )}
      {outcome && (
        <OutcomeCard
          outcome={outcome}
          onUndo={fresh && outcome.kind === 'first' && !outcome.kept ? () => void undo(outcome.id) : null}
        />
      )}
      {store.conflicts.length > 0 && (
        <ConflictList conflicts={store.conflicts} onSeen={() => store.forgetConflicts()} />
      )}
    </View>
  )
})
