import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { Field } from '@/ui/fields/Field'
import { SearchBox } from '@/ui/fields/SearchBox'
import { text } from './messages'
import css from './PostComposer.module.scss'
import type { TopicsStore } from './TopicsStore'

interface TopicChoicesProps {
  readonly topics: TopicsStore
  readonly chosen: string
  readonly onChoose: (tag: string) => void
}

/** The topic of a post: chips of those that were read, more of them, and a search where there are many. */
export const TopicChoices = observer(function TopicChoices({ topics, chosen, onChoose }: TopicChoicesProps) {
  const { list, isLong, words } = topics
  const choices = topics.choices(chosen)
  if (choices.length === 0 && !isLong) return null
  return (
    <Field label={text('topic')} bare>
      {isLong && (
        <SearchBox
          id="post-topic-search"
          placeholder={text('findTopic')}
          value={words}
          onChange={(next) => topics.type(next)}
          onSubmit={() => topics.find()}
        />
      )}
      <ChipRow
        wrap
        idPrefix="post-topic"
        items={choices.map((tag) => ({ key: tag, text: `#${tag}` }))}
        activeKey={chosen}
        onSelect={(tag) => onChoose(tag === chosen ? '' : tag)}
      />
      {list.state.kind === 'empty' && <Text className={css.note}>{text('noTopic')}</Text>}
      {list.state.kind === 'ready' && list.more !== 'end' && (
        <AppButton
          id="post-topic-more"
          size="small"
          kind="ghost"
          loading={list.more === 'loading'}
          onPress={() => void list.loadMore()}
        >
          {list.more === 'failed' ? t('retry') : text('moreTopics')}
        </AppButton>
      )}
    </Field>
  )
})
