import { MODULE_TYPE, markContent } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useItems } from '../useItems'
import { namedRid, useOwner } from '../useOwner'
import { byDay } from './byDay'

/** Who praised a person, by day. */
function Praise() {
  const { iid, query } = useRoute<'relation.praise'>()
  const { member } = useSession()
  const rid = useOwner(query)
  const { store } = useItems({
    ...{ iid, part: 'praise' },
    rid: () => namedRid(query) || Number(member.rid) || 0,
    emptyState: () => ({ kind: 'empty', message: text('praiseEmpty') }),
  })
  const { list, self, praised: mine } = store
  const toggle = async () => {
    if (!(await member.requireMember())) return
    try {
      await saveOnce(`praise:${rid}`, markContent, {
        ...{ iid, moduleType: MODULE_TYPE.profile, id: String(rid), mark: 'praise' as const, on: !mine },
      })
      await list.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const isKnown = list.state.kind === 'ready' || list.state.kind === 'empty'
  return (
    <ScreenFrame
      title={text('praiseTitle')}
      state={rid ? { kind: 'ready' } : memberScreen(member, list.state)}
      onRefresh={() => list.load()}
      {...list.foot}
      footer={
        isKnown && (
          <ActionBar note={self ? <Text className={css.note}>{text('praiseOwn')}</Text> : undefined}>
            {!self && (
              <AppButton id="praise-toggle" kind={mine ? 'secondary' : 'primary'} stretch onPress={() => void toggle()}>
                {text(mine ? 'withdraw' : 'praiseIt')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        <ListState state={list.state}>
          <Text id="praise-total" className={css.title}>
            {text('praiseTotal', { n: list.total })}
          </Text>
          {byDay(list.rows).map(({ day, rows }) => (
            <View key={day}>
              <SectionHeading title={day} />
              <Card>
                <View className={css.faces}>
                  {rows.map((row) => (
                    <View
                      key={row.id}
                      id={`praise-${row.id}`}
                      className={css.face}
                      {...pressProps(() => void navigate('relation.detail', { iid, rid: row.rid ?? 0 }), {
                        role: 'link',
                        label: row.name,
                      })}
                    >
                      <Avatar src={row.headImg} name={row.name ?? ''} />
                      <Text className={css.short}>{row.name}</Text>
                    </View>
                  ))}
                </View>
              </Card>
            </View>
          ))}
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(Praise)
