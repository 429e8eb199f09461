import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../promotion/messages'
import { PeriodFigures } from '../promotion/PeriodFigures'
import { useRoleGate } from '../promotion/useRoleGate'
import { CenterStore } from './CenterStore'
import { CENTER_MENUS } from './centerMenus'
import css from './index.module.scss'
import { RepSheet } from './RepSheet'

const LEVEL_TEXTS = ['level_1', 'level_2', 'level_3'] as const

/** The distributor's home: money, team, tools, the sales representative, and the way out. */
function DistrCenter() {
  const { iid } = useRoute<'account.distrCenter'>()
  const { member } = useSession()
  const [store] = useState(() => new CenterStore(iid))
  const { gate, state } = useRoleGate(iid, () => Promise.all([store.load(), member.refresh()]))
  const { role } = gate
  const { statistic, rep } = store
  const leave = async () => {
    if (!role) return
    const warned = {
      title: text('leaveTitle'),
      message: text('leaveMessage'),
      confirmText: text('leave'),
      danger: true,
    }
    if (!(await dialog.confirm(warned))) return
    if (!(await dialog.confirm({ title: text('leaveAgain'), confirmText: text('leave'), danger: true }))) return
    try {
      if (!(await store.leave(role.id))) return
      toast.show(text('leaveDone'))
      await Promise.all([gate.load(), member.refresh()])
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const openReps = () => void store.openReps().catch((error: unknown) => toast.error(errorText(error)))
  return (
    <ScreenFrame title={text('center')} state={state} onRefresh={() => store.load()}>
      <ListState state={store.state}>
        {statistic && (
          <View className={css.page}>
            <View className={css.card}>
              <View className={css.person}>
                <Avatar src={role?.headImg ?? ''} name={role?.nickname ?? ''} size="large" />
                <View className={css.words}>
                  <View className={css.top}>
                    <Text className={css.name}>{role?.nickname}</Text>
                    <StatusTag tone="success">{text('status_1')}</StatusTag>
                  </View>
                  <Text className={css.note}>
                    {role?.parentName ? text('parentOf', { name: role.parentName }) : text('noParent')}
                  </Text>
                </View>
              </View>
              <View className={css.money}>
                <Money id="money-pending" name={text('pending')} fen={statistic.pending} note={text('pendingNote')} />
                <Money
                  id="money-available"
                  name={text('available')}
                  fen={member.profile?.wallet ?? 0}
                  onPress={() => void navigate('wallet.index', { iid })}
                />
                <Money
                  id="money-settled"
                  name={text('settled')}
                  fen={statistic.settled}
                  onPress={() => void navigate('account.distribution', { iid })}
                />
              </View>
            </View>
            <View className={css.card}>
              <PeriodFigures statistic={statistic} />
            </View>
            <RowGroup>
              {statistic.levels.map(({ level, people, commission }) => {
                const key = LEVEL_TEXTS[level - 1]
                return key ? (
                  <ListRow
                    key={level}
                    id={`level-${level}`}
                    title={text(key)}
                    note={text('levelEarned', { amount: priceNumber(commission) })}
                    value={text('people', { count: people })}
                    onPress={() => void navigate(level === 1 ? 'account.distrAttention' : 'account.distrTeam', { iid })}
                  />
                ) : null
              })}
            </RowGroup>
            <RowGroup>
              {CENTER_MENUS.map(({ key, route }) => (
                <ListRow
                  key={key}
                  id={`center-${key}`}
                  title={text(key)}
                  onPress={() => void navigate(route, { iid })}
                />
              ))}
            </RowGroup>
            <RowGroup>
              <ListRow
                id="center-rep"
                title={text('rep')}
                note={rep ? [rep.opName, rep.phone].filter(Boolean).join(' · ') : text('repNote')}
                value={rep?.name ?? text('repNone')}
                onPress={openReps}
              />
            </RowGroup>
            <AppButton id="center-leave" stretch loading={store.busy} onPress={() => void leave()}>
              {text('leave')}
            </AppButton>
          </View>
        )}
      </ListState>
      <RepSheet store={store} />
    </ScreenFrame>
  )
}

interface MoneyProps {
  readonly id: string
  readonly name: string
  readonly fen: number
  readonly note?: string
  readonly onPress?: (() => void) | undefined
}

function Money({ id, name, fen, note, onPress }: MoneyProps) {
  return (
    <View id={id} className={css.sum} {...pressProps(onPress, { role: 'link' })}>
      <Text className={css.label}>{name}</Text>
      <Text className={css.amount}>{`¥${priceNumber(fen)}`}</Text>
      {note && <Text className={css.hint}>{note}</Text>}
    </View>
  )
}

export default observer(DistrCenter)
