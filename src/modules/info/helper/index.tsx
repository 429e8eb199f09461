import { listConfig } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ChipRow } from '@/ui/content/ChipRow'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { SearchBox } from '@/ui/fields/SearchBox'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { FeedbackBox } from '../FeedbackBox'
import css from '../info.module.scss'
import { text } from '../messages'
import { useFeedback } from '../useFeedback'
import { HelpStore } from './HelpStore'

/** Questions and answers by topic, with search; who finds nothing asks. */
function Helper() {
  const { iid } = useRoute<'info.helper'>()
  const { member } = useSession()
  const [store] = useState(
    () => new HelpStore((pageNumber) => call(listConfig, { iid, type: 'faq', pageNumber, pageSize: 50 })),
  )
  const form = useFeedback({ iid, kind: 'help' })
  useEffect(() => void store.load(), [store])
  const { found, topics, topic, word, opened } = store
  return (
    <ScreenFrame title={text('helper')} onRefresh={() => store.load()}>
      <View className={css.page}>
        <SearchBox
          id="help-search"
          value={word}
          placeholder={text('helpSearch')}
          onChange={(value) => store.search(value)}
          onSubmit={(value) => store.search(value)}
        />
        <ListState state={store.state}>
          {topics.length > 1 && (
            <ChipRow
              wrap
              items={[{ key: '', text: text('allTopics') }, ...topics.map((key) => ({ key, text: key }))]}
              activeKey={topic}
              onSelect={(key) => store.choose(key)}
            />
          )}
          {found.length === 0 && word !== '' && (
            <View id="help-nothing" className={css.stack}>
              <Text className={css.note}>{text('helpNothing')}</Text>
              <AppButton id="help-ask-this" onPress={() => form.write({ content: word })}>
                {text('askThis', { word })}
              </AppButton>
            </View>
          )}
          {found.map(({ title, desc }) => (
            <Card key={title}>
              <View className={css.stack}>
                <View
                  className={css.strong}
                  {...pressProps(() => store.open(title), { expanded: opened === title, label: title })}
                >
                  <Text>{title}</Text>
                </View>
                {opened === title && <Text className={css.note}>{desc}</Text>}
              </View>
            </Card>
          ))}
        </ListState>
        <SectionHeading title={text('askTitle')} />
        <FeedbackBox
          id="help"
          form={form}
          label={text('question')}
          hint={text('questionHint')}
          action={text('ask')}
          emptyWords={text('questionEmpty')}
          mayWrite={() => member.requireMember()}
        />
        <RowGroup>
          <ListRow id="help-forbid" title={text('forbid')} onPress={() => void navigate('info.forbid', { iid })} />
        </RowGroup>
      </View>
    </ScreenFrame>
  )
}

export default observer(Helper)
