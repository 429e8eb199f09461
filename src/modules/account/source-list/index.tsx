import { joinSupply, listSupplyPartners, type SupplyPartner } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { dialog } from '@/ui/feedback/dialog'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import people from '../smallStore/people.module.scss'
import { useOwnStore } from '../smallStore/useOwnStore'
import css from './index.module.scss'
import { text } from './messages'
import { SourceStore } from './SourceStore'

/** The tenant's suppliers: a store's owner joins those whose goods the store sells, and leaves others. */
function SourceList() {
  const { iid } = useRoute<'source.list'>()
  const { own, state } = useOwnStore(iid)
  const [store] = useState(
    () =>
      new SourceStore({
        fetch: () => call(listSupplyPartners, { iid, saleIid: iid }),
        join: (supplyIid, on) => saveOnce(`source:${supplyIid}`, joinSupply, { iid, supplyIid, on }),
      }),
  )
  const storeId = own.store?.id
  useEffect(() => {
    if (storeId !== undefined) void store.load()
  }, [store, storeId])
  const move = async ({ supplyIid, name, joined, onShelf }: SupplyPartner) => {
    if (joined && !(await dialog.confirm({ message: text('leaveAsk', { name, count: onShelf }), danger: true }))) return
    try {
      if (await store.join(supplyIid, !joined)) toast.success(text(joined ? 'leaveDone' : 'joinDone'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const shown = state.kind !== 'ready' ? state : store.state
  return (
    <ScreenFrame
      title={text('title')}
      state={shown.kind === 'empty' && state.kind === 'ready' ? { kind: 'empty', message: text('none') } : shown}
      skeleton={<ListSkeleton />}
      onRefresh={() => store.load()}
      footer={
        shown.kind === 'ready' && (
          <ActionBar>
            <AppButton
              id="source-choose"
              kind="primary"
              stretch
              onPress={() => void navigate('account.storeItemEdit', { iid })}
            >
              {text('choose')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={people.list}>
        <Text className={css.intro}>{text('intro')}</Text>
        {store.partners.map((partner) => (
          <PartnerCard
            key={partner.supplyIid}
            partner={partner}
            busy={store.moving === partner.supplyIid}
            onMove={() => void move(partner)}
          />
        ))}
      </View>
    </ScreenFrame>
  )
}

interface PartnerCardProps {
  readonly partner: SupplyPartner
  readonly busy: boolean
  readonly onMove: () => void
}

/** A supplier with its figures, and the one button. */
function PartnerCard({ partner, busy, onMove }: PartnerCardProps) {
  const { supplyIid, name, logo, intro, itemCount, commission, joined, onShelf } = partner
  return (
    <Card>
      <View id={`source-${supplyIid}`} className={css.partner}>
        <Avatar src={logo} name={name} />
        <View className={css.words}>
          <Text className={css.name}>{name}</Text>
          {intro !== '' && <Text className={css.intro}>{intro}</Text>}
          <Text className={css.note}>{text('goods', { count: itemCount, percent: commission / 100 })}</Text>
          {joined && onShelf > 0 && <Text className={css.note}>{text('onShelf', { count: onShelf })}</Text>}
        </View>
        {joined && (
          <StatusTag id={`source-joined-${supplyIid}`} tone="success" look="word">
            {text('joined')}
          </StatusTag>
        )}
        <AppButton
          id={`${joined ? 'leave' : 'join'}-${supplyIid}`}
          size="small"
          kind={joined ? 'secondary' : 'primary'}
          loading={busy}
          onPress={onMove}
        >
          {text(joined ? 'leave' : 'join')}
        </AppButton>
      </View>
    </Card>
  )
}

export default observer(SourceList)
