import { type CompanyData, type RelationItem, saveRelation } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { UndoBar } from '@/domain/list/UndoBar'
import { openPlace } from '@/flows/place/openPlace'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { monthsOf } from '../monthsOf'
import css from '../relation.module.scss'
import { useItems } from '../useItems'
import { namedRid, useOwner } from '../useOwner'

const MOST = 10

/** Where a person works and has worked; the owner chooses the current one, deletes, and opens the form. */
function Companies() {
  const { iid, query } = useRoute<'relation.company'>()
  const { member } = useSession()
  const rid = useOwner(query)
  const { store, undo } = useItems({
    ...{ iid, part: 'company' },
    rid: () => namedRid(query) || Number(member.rid) || 0,
    emptyState: () => ({ kind: 'empty', message: text('companyEmpty') }),
  })
  const { list, self } = store
  const setCurrent = (id: string) =>
    saveOnce('company:current', saveRelation, {
      ...{ iid, part: 'company', id, data: { current: true } },
    }).catch((error: unknown) => toast.error(errorText(error)))
  const row = (item: RelationItem) => {
    const { id } = item
    const data = item.data as unknown as CompanyData
    const { lat, lng, name, address } = data
    const show = lat !== null && lng !== null ? () => void openPlace(iid, { lat, lng, name, address }) : undefined
    return (
      <Card key={id} id={`company-${id}`}>
        <View className={css.between}>
          <View className={css.name}>
            <View className={css.line}>
              <Text className={css.words}>{name}</Text>
              {data.current && <StatusTag tone="brand">{text('current')}</StatusTag>}
            </View>
            <Text className={css.note}>{[data.post, data.industry].filter(Boolean).join(' · ')}</Text>
            <Text className={css.note}>{monthsOf(data)}</Text>
            {address && (
              <View {...pressProps(show, { role: 'link' })}>
                <Text className={css.note}>{address}</Text>
              </View>
            )}
          </View>
          {data.logo && (
            <View className={css.square}>
              <Picture src={data.logo} alt={name} ratio={1} radius="control" fit="contain" />
            </View>
          )}
        </View>
        {self && (
          <View className={css.actions}>
            {!data.current && (
              <AppButton id={`company-current-${id}`} size="small" onPress={() => void setCurrent(id)}>
                {text('setCurrent')}
              </AppButton>
            )}
            <AppButton
              id={`company-edit-${id}`}
              size="small"
              onPress={() => void navigate('relation.addCompany', { iid, id })}
            >
              {text('edit')}
            </AppButton>
            <AppButton id={`company-remove-${id}`} kind="ghost" size="small" onPress={() => undo.remove(item)}>
              {text('remove')}
            </AppButton>
          </View>
        )}
      </Card>
    )
  }
  const isKnown = list.state.kind === 'ready' || list.state.kind === 'empty'
  return (
    <ScreenFrame
      title={text('companyTitle')}
      state={rid ? { kind: 'ready' } : memberScreen(member, list.state)}
      onRefresh={() => list.load()}
      {...list.foot}
      overlay={
        undo.removed && (
          <UndoBar id="company-undo" said={text('removed')} action={text('undo')} onUndo={() => undo.undo()} />
        )
      }
      footer={
        isKnown &&
        self && (
          <ActionBar note={<Text className={css.note}>{text('count', { n: list.total, most: MOST })}</Text>}>
            <AppButton
              id="company-add"
              kind="primary"
              disabled={list.total >= MOST}
              onPress={() => void navigate('relation.addCompany', { iid })}
            >
              {text(list.total >= MOST ? 'full' : 'companyAdd')}
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
    </ScreenFrame>
  )
}

export default observer(Companies)
