import { type HonorData, type RelationItem, saveRelation, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { DraftForm } from '@/domain/form/DraftForm'
import { UndoBar } from '@/domain/list/UndoBar'
import { keptForm } from '@/flows/draft/keptForm'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useItems } from '../useItems'
import { namedRid, useOwner } from '../useOwner'
import { BLANK, dataOf, formOf, type HonorForm, type HonorProblem, problemsOf } from './HonorForm'
import { HonorSheet } from './HonorSheet'

const MOST = 20
const DRAFT = 'relation:honor'

/** A person's honours; the owner adds, edits and deletes. */
function Honors() {
  const { iid, query } = useRoute<'relation.honor'>()
  const { member } = useSession()
  const rid = useOwner(query)
  const [isOpen, setOpen] = useState(false)
  const { store, undo } = useItems({
    ...{ iid, part: 'honor' },
    rid: () => namedRid(query) || Number(member.rid) || 0,
    emptyState: () => ({ kind: 'empty', message: text('honorEmpty') }),
  })
  const pictures = useFormPictures(iid, DRAFT)
  const edited = useRef('')
  const [form] = useState(() => {
    const { draft, base } = keptForm(DRAFT, BLANK, { iid, member })
    // A draft of another honour is of no use here.
    const ofRow = (kept: HonorForm | null) => (kept?.id === edited.current ? kept : null)
    return new DraftForm<HonorForm, HonorProblem>({
      draft: { ...draft, read: () => ofRow(draft.read()) },
      base: { ...base, read: () => ofRow(base.read()) },
      problemsOf: (one) => problemsOf(one, Number(shanghaiDay(serverNow()).slice(0, 4))),
      save: (one) =>
        callOnce(`honor:${JSON.stringify(one)}`, saveRelation, (reqId) => ({
          ...{ iid, reqId, part: 'honor' as const, ...(one.id ? { id: one.id } : {}), data: { ...dataOf(one) } },
        })),
    })
  })
  const begin = (stored: HonorForm) => {
    edited.current = stored.id
    if (form.form && form.form.id !== stored.id) {
      form.drop()
      pictures.discard()
    }
    form.begin(stored)
    setOpen(true)
  }
  const save = async () => {
    if (pictures.mustWait()) return
    try {
      if ((await form.submit()) !== 'saved') return
      form.drop()
      pictures.clear()
      setOpen(false)
      toast.success(text('saved'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { list, self } = store
  const isKnown = list.state.kind === 'ready' || list.state.kind === 'empty'
  const row = (item: RelationItem) => {
    const data = item.data as unknown as HonorData
    return (
      <Card key={item.id} id={`honor-${item.id}`}>
        <View className={css.between}>
          <View className={css.name}>
            <Text className={css.words}>{data.title}</Text>
            <Text className={css.note}>{`${data.issuer} · ${data.year}`}</Text>
          </View>
          {data.image && (
            <View className={css.square}>
              <Picture src={data.image} alt={data.title} ratio={1} radius="control" />
            </View>
          )}
        </View>
        {self && (
          <View className={css.actions}>
            <AppButton id={`honor-edit-${item.id}`} size="small" onPress={() => begin(formOf(item.id, data))}>
              {text('edit')}
            </AppButton>
            <AppButton id={`honor-remove-${item.id}`} kind="ghost" size="small" onPress={() => undo.remove(item)}>
              {text('remove')}
            </AppButton>
          </View>
        )}
      </Card>
    )
  }
  return (
    <ScreenFrame
      title={text('honorTitle')}
      state={rid ? { kind: 'ready' } : memberScreen(member, list.state)}
      onRefresh={() => list.load()}
      {...list.foot}
      overlay={
        undo.removed && (
          <UndoBar id="honor-undo" said={text('removed')} action={text('undo')} onUndo={() => undo.undo()} />
        )
      }
      footer={
        isKnown &&
        self && (
          <ActionBar note={<Text className={css.note}>{text('count', { n: list.total, most: MOST })}</Text>}>
            <AppButton id="honor-add" kind="primary" disabled={list.total >= MOST} onPress={() => begin(BLANK)}>
              {text(list.total >= MOST ? 'full' : 'honorAdd')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        <ListState state={list.state}>
          <View className={css.rows}>{list.rows.map(row)}</View>
        </ListState>
      </View>
      <HonorSheet
        form={form}
        pictures={pictures}
        open={isOpen}
        onSave={() => void save()}
        onClose={() => setOpen(false)}
      />
    </ScreenFrame>
  )
}

export default observer(Honors)
