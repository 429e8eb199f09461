import { MODULE_TYPE, shopMedia } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { onChange } from '@/gateway/changes'
import { t } from '@/locales/t'
import { useShare } from '@/overlays/share/useShare'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../partner/messages'
import { ReviewSheet } from './ReviewSheet'
import { ShopParts } from './ShopParts'
import { ShopRows, wayTo } from './ShopRows'

function ShopsDetail() {
  const { iid, query } = useRoute<'shops.detail'>()
  const { id = '' } = query
  if (id) return <OneShop iid={iid} id={id} />
  const gone = {
    kind: 'empty' as const,
    message: text('missing'),
    actionText: t('home'),
    onAction: () => void goHome(),
  }
  return <ScreenFrame title={text('shop')} state={gone} />
}

/** A partner shop. Members review it with three scores; its owner answers. */
const OneShop = observer(function OneShop({ iid, id }: { readonly iid: number; readonly id: string }) {
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.shop, id })
  const { detail } = page.detail
  const [reviewing, setReviewing] = useState(false)
  // The owner has changed the album.
  useEffect(
    () =>
      onChange(shopMedia, ({ shopId, add, removeIds, order }) => {
        if (shopId === id && (add ?? removeIds ?? order)) void page.detail.load()
      }),
    [id, page],
  )
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const way = detail && wayTo(iid, detail)
  return (
    <DetailScreen
      page={page}
      title={text('shop')}
      requireMember={() => member.requireMember()}
      onShare={share}
      facts={detail && <ShopRows iid={iid} detail={detail} />}
      body={detail?.shop && <ShopParts iid={iid} detail={detail} shop={detail.shop} />}
      onReview={detail?.mine.author ? undefined : () => setReviewing(true)}
      primary={
        way && (
          <AppButton id="shop-way" kind="primary" stretch onPress={way}>
            {text('navigate')}
          </AppButton>
        )
      }
      overlay={
        <ReviewSheet
          iid={iid}
          shopId={id}
          open={reviewing}
          onClose={() => setReviewing(false)}
          onSent={() => void Promise.all([page.comments.list.load(), page.detail.load()])}
        />
      }
    />
  )
})

export default observer(ShopsDetail)
