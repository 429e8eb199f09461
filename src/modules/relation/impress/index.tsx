import { addImpression, type ImpressData, type RelationItem, type TagCount } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { UndoBar } from '@/domain/list/UndoBar'
import { PersonLine } from '@/domain/people/PersonLine'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { WindowedList } from '@/ui/list/WindowedList'
import { semantics } from '@/ui/press/semantics'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { itemKey } from '../ItemsStore'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useItems } from '../useItems'
import { namedRid, useOwner } from '../useOwner'
import { sizeOf } from './sizeOf'

const ROW = 150

/** The words that were said about a person, as a cloud and, for screen readers, as a list with its numbers. */
function Impress() {
  const { iid, query } = useRoute<'relation.impress'>()
  const { member } = useSession()
  const rid = useOwner(query)
  const { store, undo } = useItems({
    ...{ iid, part: 'impress', after: [addImpression] },
    rid: () => namedRid(query) || Number(member.rid) || 0,
    emptyState: (self) => ({ kind: 'empty', message: text(self ? 'impressEmptySelf' : 'impressEmpty') }),
  })
  const { list, tags, self } = store
  const [render] = useState(() => (item: RelationItem) => {
    const { tags: words, text: said } = item.data as unknown as ImpressData
    return (
      <Card id={`impress-${item.id}`}>
        <PersonLine
          flush
          name={item.name ?? ''}
          headImg={item.headImg ?? ''}
          note={formatMoment(item.at, 'at')}
          onPress={() => void navigate('relation.detail', { iid, rid: item.rid ?? 0 })}
          end={
            store.self && (
              <AppButton
                id={`impress-remove-${item.id}`}
                size="small"
                label={`${text('remove')} ${item.name ?? ''}`}
                onPress={() => undo.remove(item)}
              >
                {text('remove')}
              </AppButton>
            )
          }
        />
        <View className={css.below}>
          <View className={css.line}>
            {words.map((word) => (
              <StatusTag key={word} tone="brand">
                {word}
              </StatusTag>
            ))}
          </View>
          {said && <Text className={css.words}>{said}</Text>}
        </View>
      </Card>
    )
  })
  const most = tags[0]?.count ?? 1
  const isKnown = list.state.kind === 'ready' || list.state.kind === 'empty'
  return (
    <ScreenFrame
      title={text('impress')}
      state={rid ? { kind: 'ready' } : memberScreen(member, list.state)}
      onRefresh={() => list.load()}
      {...list.foot}
      overlay={
        undo.removed && (
          <UndoBar id="impress-undo" said={text('removed')} action={text('undo')} onUndo={() => undo.undo()} />
        )
      }
      footer={
        isKnown &&
        !self && (
          <ActionBar>
            <AppButton
              id="impress-to-add"
              kind="primary"
              stretch
              onPress={() => void navigate('relation.addImpress', { iid, rid })}
            >
              {text(list.rows.some(({ mine }) => mine) ? 'changeImpress' : 'addImpress')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        {list.rows.length > 0 && tags.length > 0 && (
          <View id="impress-cloud" className={css.cloud} {...semantics({ role: 'list' })}>
            {tags.map((one: TagCount) => (
              <View
                key={one.tag}
                className={css[sizeOf(one.count, most)]}
                {...semantics({ role: 'listitem', 'aria-label': text('tagCount', { tag: one.tag, n: one.count }) })}
              >
                <Text>{one.tag}</Text>
              </View>
            ))}
          </View>
        )}
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={itemKey} render={render} rowHeight={ROW} className={css.rows} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(Impress)
