import { doCheckin, listCheckinPlaces } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { TextField } from '@/ui/fields/TextField'
import { CodeScanner } from '@/ui/scan/CodeScanner'
import css from '../game.module.scss'
import { text } from '../race/messages'
import { DeskStore } from './DeskStore'

/** The code of a desk changes each minute; it is read again this often, in ms. */
const AGAIN = 15_000

interface KitDeskProps {
  readonly iid: number
  /** The event. */
  readonly id: string
}

/** The desk of the staff: its code, how many have collected, and handing out by ticket. */
export const KitDesk = observer(function KitDesk({ iid, id }: KitDeskProps) {
  const ref = { iid, scope: 'game', refId: id } as const
  const [store] = useState(
    () =>
      new DeskStore({
        fetchPlaces: async () => (await call(listCheckinPlaces, ref)).list,
        handOut: (ticket, placeId) =>
          call(doCheckin, { ...ref, reqId: createId(), ticket, placeId, method: 'staff' as const }),
        now: Date.now,
      }),
  )
  useEffect(() => {
    void store.load()
    const timer = setInterval(() => void store.load(), AGAIN)
    return () => clearInterval(timer)
  }, [store])
  /** Null when there is none, or the staff do not allow it. */
  const [camera, setCamera] = useState<boolean | null>(false)
  const hasCamera = camera !== null
  const { place, done } = store
  return (
    <View className={css.stack}>
      <View className={css.card}>
        <Text className={css.note}>{text('deskCode')}</Text>
        <Text id="desk-code" className={css.big}>
          {place?.code ?? ''}
        </Text>
        <Text id="desk-count" className={css.note}>
          {text('deskCount', { count: place?.count ?? 0 })}
        </Text>
      </View>
      {hasCamera && (
        <>
          {camera && (
            <CodeScanner
              id="desk-camera"
              label={text('cameraLabel')}
              torch={false}
              onCode={(code) => void store.see(code)}
              onFailed={() => setCamera(null)}
            />
          )}
          <AppButton id="desk-scan" onPress={() => setCamera(!camera)}>
            {text(camera ? 'closeCamera' : 'openCamera')}
          </AppButton>
        </>
      )}
      {!hasCamera && <Text className={css.note}>{text('noCamera')}</Text>}
      <TextField
        id="desk-ticket"
        label={text('ticket')}
        kind="number"
        maxLength={20}
        placeholder={text('scan')}
        value={store.ticket}
        onChange={(ticket) => store.type(ticket)}
        error={store.failure === '' ? undefined : store.failure}
      />
      <AppButton
        id="desk-hand-out"
        kind="accent"
        disabled={store.ticket.length < 6}
        loading={store.busy}
        onPress={() => void store.handOut()}
      >
        {text('handOut')}
      </AppButton>
      {done && (
        <Text id="desk-done" className={css.name}>
          {text(done.first ? 'handedOut' : 'handedAgain', {
            name: done.person,
            time: formatMoment(done.at, 'at'),
          })}
        </Text>
      )}
    </View>
  )
})
