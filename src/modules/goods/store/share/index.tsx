import { KEY_PARAM, MODULE_TYPE } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { SharedCard, SharedNote } from '@/domain/detail/SharedCard'
import { GoodsPrice } from '@/domain/goods/GoodsPrice'
import { soldWords } from '@/domain/goods/goodsWords'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { priceParts } from '@/ui/content/priceParts'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { cheapestOf } from './cheapestOf'
import { GoodsShareStore } from './GoodsShareStore'
import css from './index.module.scss'

const { goods: GOODS } = MODULE_TYPE

/**
 * Recommended goods. A visitor sees the recommending distributor and continues to the goods; a distributor makes
 * the poster here.
 */
function StoreShare() {
  const { iid, params, query } = useRoute<'store.share'>()
  const { goodsId } = params
  const { member, distribution } = useSession()
  const key = query[KEY_PARAM]
  const [store] = useState(
    () =>
      new GoodsShareStore({
        ...{ iid, goodsId, key },
        ownKey: async () => {
          await member.ready()
          return await distribution.shareKey(iid, member.userId, GOODS, goodsId)
        },
        gone: () => ({
          ...{ kind: 'empty', message: text('gone') },
          ...{ actionText: text('toList'), onAction: () => void replace('store.list', { iid }) },
        }),
      }),
  )
  useEffect(() => void store.load(), [store])
  const { goods: detail, isInvited, sharer, commission } = store
  const goods = detail?.goods
  const picture = goods?.imgs[0] ?? ''
  const share = useShare({ title: goods?.title ?? '', desc: goods?.subtitle ?? '', imgUrl: picture })
  const sku = detail && cheapestOf(detail.skus)
  const enter = () => void navigate('store.detail', { iid, goodsId, ...(key ? { [KEY_PARAM]: key } : {}) })
  const poster = () => void navigate('share.poster', { iid, moduleType: GOODS, id: goodsId })
  const from = sharer?.nickname ? text('recommends', { name: sharer.nickname }) : text('someone')
  return (
    <ScreenFrame
      title={text('share')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar
          icons={
            <ActionIcon
              id="share-button"
              icon={<Icon drawing={shareIcon.drawing} size={20} />}
              text={text('send')}
              onPress={share}
            />
          }
        >
          {!isInvited && (
            <AppButton id="share-poster" kind="primary" stretch onPress={poster}>
              {text('makePoster')}
            </AppButton>
          )}
          <AppButton id="share-enter" kind={isInvited ? 'accent' : 'secondary'} stretch onPress={enter}>
            {text('enter')}
          </AppButton>
        </ActionBar>
      }
    >
      {goods && sku && (
        <SharedCard
          id="share"
          from={isInvited ? from : text('own')}
          {...(isInvited && sharer ? { sharer } : {})}
          cover={picture}
          title={goods.title}
          ratio={5 / 4}
          lead={<GoodsPrice prices={sku} isVip={member.profile?.isVip ?? false} size="large" />}
        >
          {goods.subtitle !== '' && <SharedNote>{goods.subtitle}</SharedNote>}
          <SharedNote>{[goods.supplier.name, soldWords(goods.sold)].filter(Boolean).join(' · ')}</SharedNote>
          {commission !== null && (
            <Text id="share-earn" className={css.earn}>
              {text('ownNote', { amount: Object.values(priceParts(commission)).join('') })}
            </Text>
          )}
        </SharedCard>
      )}
    </ScreenFrame>
  )
}

export default observer(StoreShare)
