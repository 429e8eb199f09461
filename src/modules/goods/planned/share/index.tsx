import {
  type ContentDetail,
  getContent,
  getPlannedStore,
  KEY_PARAM,
  MODULE_TYPE,
  type PlannedStorePage,
  plannedShareOf,
  plannedShareTarget,
  usableKey,
} from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { SharedCard, SharedNote } from '@/domain/detail/SharedCard'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSharer } from '@/screens/share/useSharer'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { PlannedProgress } from '../components/PlannedProgress'
import { text } from '../messages'

interface Shared {
  readonly page: PlannedStorePage
  /** Null for the whole store. */
  readonly item: ContentDetail | null
}

/** An invitation to a pre-sale or a whole store. The key of the address locks the visitor to its distributor. */
function PlannedShare() {
  const { iid, params, query } = useRoute<'planned.share'>()
  const shared = plannedShareOf(params.storeid_id)
  const key = query[KEY_PARAM]
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [found, setFound] = useState<Shared | null>(null)
  const missing = (message: string): ScreenState => ({
    ...{ kind: 'empty', message },
    ...{ actionText: text('home'), onAction: () => void goHome() },
  })
  const load = async () => {
    if (!shared) return setState(missing(text('notHere')))
    setState(screenLoading)
    const { storeId, id } = shared
    try {
      const page = await call(getPlannedStore, { iid, storeId, pageSize: 1 })
      const item = id === '0' ? null : await call(getContent, { iid, moduleType: MODULE_TYPE.planned, id })
      if (item && item.planned?.storeId !== storeId) return setState(missing(text('notHere')))
      setFound({ page, item })
      setState(screenReady)
    } catch (error) {
      setState(isGatewayError(error, 'NOTFOUND') ? missing(text('gone')) : failedState(error, () => void load()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads what the address names
  useEffect(() => void load(), [iid, params.storeid_id])
  const sharer = useSharer(iid, key)
  const { page, item } = found ?? {}
  const store = page?.store
  const title = item?.title ?? store?.name ?? ''
  const cover = item?.cover ?? store?.img ?? ''
  const target = plannedShareTarget(params.storeid_id)
  const keyOf = target ? { moduleType: MODULE_TYPE.planned, id: target } : null
  const share = useShare({ title, desc: store?.plan ?? '', imgUrl: cover, keyOf })
  const enter = () => {
    const to = { iid, storeid: store?.id ?? '', [KEY_PARAM]: key }
    if (!item) return void navigate('planned.store', to)
    const isByDeposit = (item.planned?.deposit ?? 0) > 0
    void navigate(isByDeposit ? 'planned.storeDetail1' : 'planned.storeDetail', { ...to, id: item.id })
  }
  return (
    <ScreenFrame
      title={text('share')}
      state={state}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar
          icons={
            <ActionIcon
              id="share-button"
              icon={<Icon drawing={shareIcon.drawing} size={20} />}
              text={text('shareAction')}
              onPress={share}
            />
          }
        >
          <AppButton id="planned-enter" kind="accent" stretch onPress={enter}>
            {text(item ? 'enterItem' : 'toStore')}
          </AppButton>
        </ActionBar>
      }
    >
      {store && (
        <SharedCard
          id="share"
          from={sharer ? text('from_friend', { name: sharer.nickname }) : usableKey(key) ? text('from_someone') : ''}
          {...(sharer ? { sharer } : {})}
          cover={cover}
          title={title}
          ratio={item ? 5 / 4 : 16 / 9}
        >
          {item?.planned ? (
            <>
              <Price fen={item.price ?? 0} size="large" />
              <PlannedProgress of={item.planned} />
              <SharedNote>
                {[text('endsAt', { time: formatMoment(item.planned.deadline, 'at') }), item.planned.shipDate].join(
                  ' · ',
                )}
              </SharedNote>
            </>
          ) : (
            <>
              <SharedNote>{`${text('wholeStore')} · ${page?.total ?? 0}`}</SharedNote>
              <SharedNote>{store.plan}</SharedNote>
            </>
          )}
        </SharedCard>
      )}
    </ScreenFrame>
  )
}

export default observer(PlannedShare)
