import { type CheckinPlace, parseQuery } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { openPlace } from '@/flows/place/openPlace'
import { scan } from '@/platform/scan'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { FieldError } from '@/ui/fields/FieldError'
import { TextField } from '@/ui/fields/TextField'
import css from './checkin.module.scss'
import { placeWords } from './checkinWords'
import { text } from './messages'

interface SelfPlaceProps {
  readonly iid: number
  readonly place: CheckinPlace
  readonly busy: boolean
  /** Its form is open at first. */
  readonly isOpen: boolean
  /** Why its position was not found; ''. */
  readonly unplaced: string
  readonly onCode: (code: string) => void
  readonly onPosition: () => void
}

const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The code in the text of a place's QR code, which is the address of the check-in; or the text itself. */
const codeIn = (found: string): string => parseQuery(found.split('?')[1] ?? '').code ?? found.trim()

/** A place for the member: done, or how to check in there. */
export function SelfPlace({ iid, place, busy, isOpen, unplaced, onCode, onPosition }: SelfPlaceProps) {
  const { id, name, address, lat, lng, done, open } = place
  const [shown, setShown] = useState(isOpen)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const { words, tone } = placeWords(place, serverNow())
  const send = () => {
    setTried(true)
    if (isCode(code)) onCode(code)
  }
  const read = async () => {
    const found = await scan.scan()
    if (!found.ok) return void (found.reason === 'cancelled' || toast.show(text('noCamera')))
    const read = codeIn(found.value)
    if (isCode(read)) onCode(read)
    else toast.show(text('codeOfPlace'))
  }
  return (
    <Card>
      <View id={`self-${id}`} className={css.card}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <StatusTag tone={tone} look="word">
            {words}
          </StatusTag>
        </View>
        {address !== '' && <Text className={css.note}>{address}</Text>}
        <View className={css.acts}>
          {lat !== null && lng !== null && (
            <AppButton
              id={`self-way-${id}`}
              size="small"
              onPress={() => void openPlace(iid, { lat, lng, name, address })}
            >
              {text('way')}
            </AppButton>
          )}
          {!done && open && !shown && (
            <AppButton id={`self-open-${id}`} size="small" kind="primary" onPress={() => setShown(true)}>
              {text('checkHere')}
            </AppButton>
          )}
        </View>
        {!done && open && shown && (
          <View className={css.stack}>
            <TextField
              id={`self-code-${id}`}
              kind="code"
              label={text('codeLabel')}
              placeholder={text('codeHint')}
              value={code}
              maxLength={6}
              onChange={setCode}
              onSubmit={send}
              {...(tried && !isCode(code) ? { error: text('codeWrong') } : {})}
              side={
                <AppButton id={`self-send-${id}`} size="small" kind="primary" loading={busy} onPress={send}>
                  {text('checkHere')}
                </AppButton>
              }
            />
            <View className={css.acts}>
              <AppButton id={`self-scan-${id}`} size="small" onPress={() => void read()}>
                {text('scanCode')}
              </AppButton>
              {lat !== null && (
                <AppButton id={`self-gps-${id}`} size="small" loading={busy} onPress={onPosition}>
                  {text('byGps')}
                </AppButton>
              )}
            </View>
            <FieldError error={unplaced && `${unplaced}${text('orByCode')}`} />
          </View>
        )}
      </View>
    </Card>
  )
}
