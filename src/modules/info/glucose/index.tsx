import { type HealthReading, listHealth, saveHealth } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../info.module.scss'
import { GlucoseChart } from './GlucoseChart'
import { GLUCOSE_SPANS, type GlucoseSpan, GlucoseStore } from './GlucoseStore'
import { text } from './messages'
import { ReadingForm, type ReadingWords } from './ReadingForm'
import { ReadingRow } from './ReadingRow'
import { ReadingSheet } from './ReadingSheet'

/** Height of a reading with the gap below it, in px of a 375 design. */
const ROW = 68
const readingKey = ({ id }: HealthReading) => id
const isDraft = (value: unknown): value is Partial<ReadingWords> =>
  typeof value === 'object' && value !== null && Object.values(value).every((word) => typeof word === 'string')
const isSpan = (key: string): key is `${GlucoseSpan}` => GLUCOSE_SPANS.some((span) => String(span) === key)

/** The member's glucose readings: figures, a chart with the band, and the readings one by one. */
function Glucose() {
  const { iid } = useRoute<'info.glucose'>()
  const { member } = useSession()
  const [{ store, form }] = useState(() => {
    const base = { iid, kind: 'glucose' as const }
    const store = new GlucoseStore({
      fetch: (from, to) => call(listHealth, { ...base, from, to }),
      now: serverNow,
    })
    const form = new ReadingForm({
      save: async (reading) => {
        await callOnce(`glucose:${JSON.stringify(reading)}`, saveHealth, (reqId) => ({ ...base, reqId, ...reading }))
        await store.load()
      },
      draft: memberDraft('glucose', isDraft, { iid, member }),
      now: serverNow,
    })
    return { store, form }
  })
  useKnownMember(() => member.isMember && store.load())
  const [render] = useState(() => (reading: HealthReading) => (
    <ReadingRow reading={reading} onPress={() => form.change(reading)} />
  ))
  const { found, span } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      onRefresh={() => store.load()}
      footer={
        member.isMember && (
          <ActionBar>
            <AppButton id="glucose-add" kind="primary" stretch onPress={() => form.begin()}>
              {text('add')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <Tabs
        sticky
        idPrefix="glucose-span"
        items={GLUCOSE_SPANS.map((days) => ({ key: String(days), text: text('span', { days }) }))}
        activeKey={String(span)}
        onSelect={(key) => isSpan(key) && store.choose(Number(key) as GlucoseSpan)}
      />
      <View className={css.page}>
        <Text className={css.note}>{text('notAdvice')}</Text>
        {found && found.list.length > 0 ? (
          <>
            <Card>
              <View className={css.form}>
                <View id="glucose-figures" className={css.line}>
                  <Text className={css.strong}>{text('average', { value: found.average ?? 0 })}</Text>
                  <Text className={css.strong}>{text('inRange', { percent: found.inRange ?? 0 })}</Text>
                  <Text className={css.note}>{text('extremes', { min: found.min ?? 0, max: found.max ?? 0 })}</Text>
                </View>
                <GlucoseChart store={store} list={found.list} />
              </View>
            </Card>
            <WindowedList rows={found.list} keyOf={readingKey} render={render} rowHeight={ROW} className={css.stack} />
          </>
        ) : (
          <EmptyState message={text('empty')} />
        )}
      </View>
      <ReadingSheet form={form} />
    </ScreenFrame>
  )
}

export default observer(Glucose)
