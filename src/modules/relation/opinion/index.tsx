import {
  countTrimmed,
  MODULE_TYPE,
  markContent,
  type OpinionData,
  type RelationItem,
  saveRelation,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { DraftForm, isLike } from '@/domain/form/DraftForm'
import { UndoBar } from '@/domain/list/UndoBar'
import { callOnce, saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { itemKey } from '../ItemsStore'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useItems } from '../useItems'
import { namedRid, useOwner } from '../useOwner'

const [LEAST, MOST] = [5, 500]
const ROW = 120
const BLANK = { text: '' }
const DRAFT = 'relation:opinion'

const setLike = (iid: number) => (id: string, on: boolean) =>
  saveOnce(`opinion:like:${id}`, markContent, {
    ...{ iid, moduleType: MODULE_TYPE.opinion, id, mark: 'like' as const, on },
  })

/** A person's opinions with their likes; the owner publishes and deletes. */
function Opinions() {
  const { iid, query } = useRoute<'relation.opinion'>()
  const { member } = useSession()
  const rid = useOwner(query)
  const { store, undo } = useItems({
    ...{ iid, part: 'opinion' },
    rid: () => namedRid(query) || Number(member.rid) || 0,
    emptyState: () => ({ kind: 'empty', message: text('opinionEmpty') }),
  })
  const [form] = useState(
    () =>
      new DraftForm<typeof BLANK, 'text'>({
        draft: memberDraft(DRAFT, isLike(BLANK), { iid, member }),
        problemsOf: ({ text: words }) => (countTrimmed(words) < LEAST || countTrimmed(words) > MOST ? ['text'] : []),
        save: ({ text: words }) =>
          callOnce(`opinion:${words}`, saveRelation, (reqId) => ({
            ...{ iid, reqId, part: 'opinion' as const, data: { text: words.trim() } },
          })),
      }),
  )
  // The draft is the member's, who is not known at once.
  useKnownMember(() => form.begin(BLANK))
  const publish = async () => {
    try {
      if ((await form.submit()) !== 'saved') return
      form.drop()
      form.begin(BLANK)
      toast.success(text('published'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const like = async (item: RelationItem) => {
    if (!(await member.requireMember())) return
    await store.toggleLike(item, setLike(iid)).catch((error: unknown) => toast.error(errorText(error)))
  }
  const [render] = useState(() => (item: RelationItem) => (
    <Card id={`opinion-${item.id}`}>
      <Text className={css.words}>{(item.data as unknown as OpinionData).text}</Text>
      <View className={css.between}>
        <Text className={css.note}>{formatMoment(item.at, 'date')}</Text>
        <View className={css.line}>
          <AppButton
            id={`opinion-like-${item.id}`}
            kind={item.mine ? 'secondary' : 'ghost'}
            size="small"
            icon={<Icon drawing={(item.mine ? heartFilledIcon : heartIcon).drawing} size={18} />}
            label={text('likeOpinion', { n: item.likes })}
            onPress={() => void like(item)}
          >
            {item.likes > 0 && item.likes}
          </AppButton>
          {store.self && (
            <AppButton id={`opinion-remove-${item.id}`} kind="ghost" size="small" onPress={() => undo.remove(item)}>
              {text('remove')}
            </AppButton>
          )}
        </View>
      </View>
    </Card>
  ))
  const { list } = store
  return (
    <ScreenFrame
      title={text('opinionTitle')}
      state={rid ? { kind: 'ready' } : memberScreen(member, list.state)}
      onRefresh={() => list.load()}
      {...list.foot}
      overlay={
        undo.removed && (
          <UndoBar id="opinion-undo" said={text('removed')} action={text('undo')} onUndo={() => undo.undo()} />
        )
      }
    >
      <View className={css.page}>
        {store.self && form.form && (
          <FormSection>
            <TextAreaField
              id="opinion-text"
              label={text('opinionTitle')}
              placeholder={text('opinionHint')}
              limit={MOST}
              value={form.form.text}
              onChange={(value) => form.change({ text: value })}
              error={form.shows('text') ? text('opinionWrong') : undefined}
            />
            <AppButton id="opinion-publish" kind="primary" stretch loading={form.busy} onPress={() => void publish()}>
              {text('publish')}
            </AppButton>
          </FormSection>
        )}
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={itemKey} render={render} rowHeight={ROW} className={css.rows} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(Opinions)
