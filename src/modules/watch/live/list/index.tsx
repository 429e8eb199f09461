import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { setReserved } from '../setReserved'

const TABS = ['running', 'upcoming', 'ended'] as const

function LiveList() {
  const { iid, query } = useRoute<'live.list'>()
  const { member } = useSession()
  const reserve = async ({ id, extra }: ItemSummary, changed: () => Promise<void>) => {
    if (!(await member.requireMember())) return
    const on = !extra.reserved
    try {
      await setReserved(iid, id, on)
      toast.success(text(on ? 'reserveDone' : 'reserveUndone'))
    } catch (error) {
      // It has begun meanwhile.
      if (isGatewayError(error, 'CLOSED')) return navigate('live.detail', { iid, id })
      toast.error(errorText(error))
    }
    await changed()
  }
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.live}
      title={text('list')}
      tag={query.tag}
      emptyText={() => text('empty')}
      tabs={() => [
        { key: '', text: text('all') },
        ...TABS.map((key) => ({ key: `@${key}`, text: text(`tab_${key}`) })),
      ]}
      layout="row"
      mark={null}
      readAgain={() => true}
      // A charged room shows its price there; its own screen sells the ticket and reserves.
      action={(room, changed) =>
        room.extra.state === 'upcoming' &&
        !room.price && (
          <AppButton
            id={`reserve-${room.id}`}
            kind={room.extra.reserved ? 'ghost' : 'secondary'}
            size="small"
            onPress={() => void reserve(room, changed)}
          >
            {text(room.extra.reserved ? 'reserved' : 'reserve', { count: room.extra.joined || '' }).trim()}
          </AppButton>
        )
      }
    />
  )
}

export default observer(LiveList)
