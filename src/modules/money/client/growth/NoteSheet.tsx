import { CLIENT_NOTE_LENGTH } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { text } from '../messages'
import css from './index.module.scss'
import type { NoteStore } from './NoteStore'
import { CLIENT_TAGS } from './tags'
import { tagWords } from './tagWords'

/** Writes a note about a client, with the notes before below it. */
export const NoteSheet = observer(function NoteSheet({ store }: { readonly store: NoteStore }) {
  const { client, history, problem } = store
  const save = async () => {
    try {
      if (await store.submit()) toast.success(text('saved'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      open={client !== null}
      title={text('sheet', { name: client?.nickname ?? '' })}
      onClose={() => store.close()}
      footer={
        <AppButton id="note-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
          {text('save')}
        </AppButton>
      }
    >
      <View className={css.sheet}>
        <TextAreaField
          id="note-text"
          label={text('noteLabel')}
          placeholder={text('noteHint')}
          limit={CLIENT_NOTE_LENGTH}
          value={store.text}
          onChange={(value) => store.write(value)}
          error={problem === 'long' ? text('tooLong') : problem === 'empty' ? text('writeFirst') : undefined}
        />
        <Text className={css.label}>{text('tagLabel')}</Text>
        <ChipRow
          wrap
          items={CLIENT_TAGS.map((key) => ({ key, text: tagWords(key) }))}
          activeKey={store.tag}
          onSelect={(key) => store.choose(key)}
        />
        {history && history.rows.length > 0 && (
          <View id="note-history" className={css.history}>
            <Text className={css.label}>{text('history')}</Text>
            {history.rows.map((note) => (
              <View key={`${note.at} ${note.text}`} className={css.note}>
                <Text>{note.text}</Text>
                <Text className={css.small}>
                  {[formatMoment(note.at, 'at'), tagWords(note.tag)].filter(Boolean).join(' · ')}
                </Text>
              </View>
            ))}
            {(history.more === 'idle' || history.more === 'failed') && (
              <AppButton id="note-more" kind="ghost" size="small" onPress={() => void history.loadMore()}>
                {text('more')}
              </AppButton>
            )}
          </View>
        )}
        {history?.state.kind === 'error' && (
          <View className={css.note}>
            <Text className={css.small}>{text('historyFailed')}</Text>
            <AppButton id="note-retry" kind="ghost" size="small" onPress={() => history.reload()}>
              {text('retry')}
            </AppButton>
          </View>
        )}
      </View>
    </BottomSheet>
  )
})
