import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AppButton, type ButtonKind } from '@/ui/action/AppButton'
import { ButtonLines } from '@/ui/action/ButtonLines'
import { Countdown } from '@/ui/content/Countdown'
import { Steps } from '@/ui/content/Steps'
import { Timeline } from '@/ui/content/Timeline'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { EmptySection } from '@/ui/feedback/EmptySection'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { toast } from '@/ui/feedback/toast'
import { QrCode } from '@/ui/media/QrCode'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { SampleFigures } from './SampleFigures'
import { SamplePopups } from './SamplePopups'
import { SampleSheets } from './SampleSheets'

const kinds: readonly ButtonKind[] = ['primary', 'accent', 'secondary', 'ghost', 'danger']
const nothing = () => undefined

/** Buttons, what they open, and the states of a screen without content. */
export const SampleFeedback = observer(function SampleFeedback() {
  const [until] = useState(() => Date.now() + 15 * 60_000)
  const ask = async () => {
    const yes = await dialog.confirm({ title: text('askTitle'), message: text('askMessage'), danger: true })
    toast[yes ? 'success' : 'show'](text(yes ? 'askYes' : 'askNo'))
  }
  return (
    <View className={css.body}>
      <View className={css.line}>
        {kinds.map((kind) => (
          <AppButton key={kind} kind={kind} onPress={() => toast.show(kind)}>
            {text('button')}
          </AppButton>
        ))}
        <AppButton kind="primary" loading onPress={nothing}>
          {text('button')}
        </AppButton>
        <AppButton kind="primary" disabled onPress={nothing}>
          {text('button')}
        </AppButton>
        <AppButton kind="accent" onPress={nothing}>
          <ButtonLines lines={['¥68', text('button')]} />
        </AppButton>
        <AppButton kind="primary" size="small" onPress={() => toast.error(text('askNo'), { position: 'top' })}>
          {text('toast')}
        </AppButton>
        <SampleSheets onAsk={() => void ask()} />
        <AppButton id="open-dialog" onPress={() => void ask()}>
          {text('dialog')}
        </AppButton>
      </View>
      <SamplePopups />
      <Countdown until={until} prefix={text('countdown')} />
      <SampleFigures />
      <Steps items={[text('stepOne'), text('stepTwo'), text('stepThree')]} current={1} />
      <Timeline
        items={[
          { key: 2, title: text('stepTwo'), time: '2026-11-21 10:20' },
          { key: 1, title: text('stepOne'), note: text('placeNote'), time: '2026-11-20 09:00' },
        ]}
      />
      <View className={css.third}>
        <QrCode text="quanzi" />
      </View>
      {(['empty', 'failed', 'offline', 'missing', 'search', 'locked'] as const).map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          message={text('nothing')}
          actionText={text('button')}
          onAction={nothing}
        />
      ))}
      <EmptySection message={text('nothing')} actionText={text('button')} onAction={nothing} />
      <ListSkeleton rows={2} />
      <FeedSkeleton />
      <DetailSkeleton />
      <FormSkeleton />
      <CardsSkeleton />
    </View>
  )
})
