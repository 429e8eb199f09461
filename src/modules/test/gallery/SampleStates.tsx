import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { FeedCard } from '@/ui/content/FeedCard'
import { FeedGrid } from '@/ui/content/FeedGrid'
import { ListRow } from '@/ui/content/ListRow'
import { MediaCard } from '@/ui/content/MediaCard'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { Spinner } from '@/ui/feedback/Spinner'
import { Field } from '@/ui/fields/Field'
import { FieldError } from '@/ui/fields/FieldError'
import { PickerField } from '@/ui/fields/PickerField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { ListEnd } from '@/ui/screen/ListEnd'
import { ListState } from '@/ui/screen/ListState'
import { ScreenStatus } from '@/ui/screen/ScreenStatus'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'

const BUSY_MS = 1500
const nothing = () => undefined

/** Difficult cases: very long words, no content, a slow network, failing pictures, disabled controls. */
export const SampleStates = observer(function SampleStates() {
  const [busy, setBusy] = useState(false)
  const wait = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), BUSY_MS)
  }
  const long = text('endless')
  return (
    <View className={css.body}>
      <SectionHeading title={long} note={long} actionText={text('all')} onAction={nothing} />
      <NoticeBar text={long} onPress={nothing} onClose={nothing} />
      <MediaCard
        cover="/no-such-picture.png"
        title={long}
        meta={long}
        note={long}
        end={<Price fen={1_234_567_890} originalFen={9_999_999_900} />}
        badge={<StatusTag look="filled">{text('hot')}</StatusTag>}
        onPress={nothing}
      />
      <FeedGrid
        items={[1, 2]}
        keyOf={(item) => item}
        heightOf={() => 1}
        render={(item) => (
          <FeedCard
            picture={item === 1 ? '/no-such-picture.png' : pictures.night}
            ratio={1}
            title={long}
            author={long}
            end="1234567"
            onPress={nothing}
          />
        )}
      />
      <RowGroup>
        <ListRow title={long} note={long} value={long} onPress={nothing} />
        <ListRow title={text('place')} value={long} />
      </RowGroup>
      <SectionHeading title={text('disabled')} />
      <TextField label={long} required disabled value={long} onChange={nothing} hint={long} />
      <TextField label={text('name')} value={long} onChange={nothing} error={long} />
      <FieldError error={long} />
      <SelectField label={text('session')} disabled options={[]} value={undefined} onChange={nothing} />
      <Field label={text('kind')} hint={text('formNote')} bare>
        <StatusTag tone="plain">{long}</StatusTag>
      </Field>
      <PickerField label={text('place')} value="" placeholder={text('namePlaceholder')} onPress={nothing} />
      <PickerField label={text('place')} value={long} placeholder="" disabled onPress={nothing} />
      <SectionHeading title={text('waiting')} />
      <View className={css.line}>
        <Spinner />
        <AppButton id="show-busy" onPress={wait}>
          {text('waiting')}
        </AppButton>
      </View>
      {(['loading', 'failed', 'end'] as const).map((state) => (
        <ListEnd key={state} state={state} onMore={nothing} />
      ))}
      {busy && <LoadingOverlay text={text('waiting')} />}
      <ListState state={{ kind: 'loading' }}>{null}</ListState>
      <ScreenStatus
        state={{ kind: 'empty', message: text('nothing'), actionText: text('button'), onAction: nothing }}
      />
      <ScreenStatus state={{ kind: 'error', message: long, onRetry: nothing }} />
    </View>
  )
})
