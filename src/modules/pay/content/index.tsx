import { ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PartRow } from '@/domain/paid/PartRow'
import type { PaidType } from '@/flows/paid/openPaid'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { usePaid } from '@/screens/paid/usePaid'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { RichText } from '@/ui/content/RichText'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { isOutdated, useBuy } from '../useBuy'
import { BuySheet } from './components/BuySheet'
import { Reader } from './components/Reader'
import { Screening } from './components/Screening'
import { Sound } from './components/Sound'
import css from './index.module.scss'
import { text } from './messages'

type ContentRoute = 'pay.bookDetailList' | 'pay.albumDetail' | 'pay.pvideoAlbumDetail'

const KINDS = {
  'pay.bookDetailList': { type: ORDER_TYPE.book, title: 'book', count: 'chapters' },
  'pay.albumDetail': { type: ORDER_TYPE.audioAlbum, title: 'audio', count: 'tracks' },
  'pay.pvideoAlbumDetail': { type: ORDER_TYPE.videoAlbum, title: 'series', count: 'episodes' },
} as const satisfies Record<ContentRoute, { type: PaidType; title: string; count: string }>

function Content() {
  const { iid, name, query } = useRoute<ContentRoute>()
  const { id = '' } = query
  return <Paid key={`${name}:${id}`} iid={iid} id={id} route={name} />
}

interface PaidProps {
  readonly iid: number
  readonly id: string
  readonly route: ContentRoute
}

const Paid = observer(function Paid({ iid, id, route }: PaidProps) {
  const { type, title, count } = KINDS[route]
  const store = usePaid(iid, type, id)
  const { content, open, items, learned } = store
  const { busy, buy } = useBuy(iid, type)
  const share = useShare({ title: content?.title ?? '', imgUrl: content?.cover ?? '' })
  const isBook = type === ORDER_TYPE.book
  const selling = content !== null && content.price > 0 && store.locked
  const pay = async () => {
    if (!content) return
    try {
      await buy({ keys: id, payable: content.price })
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await store.load()
    }
  }
  const goOn = () => store.next && void store.start(store.next)
  const began = items.some(({ seen }) => seen > 0)
  return (
    <ScreenFrame
      title={text(title)}
      state={id ? store.state : { kind: 'error', message: text('missing') }}
      skeleton={<DetailSkeleton />}
      background="surface"
      onRefresh={() => store.load()}
      footer={
        content && (
          <ActionBar
            icons={
              <ActionIcon icon={<Icon drawing={shareIcon.drawing} size={20} />} text={text('share')} onPress={share} />
            }
            note={selling && <Price id="content-price" fen={content.price} size="large" />}
          >
            {open && isBook ? (
              <AppButton id="to-catalogue" stretch onPress={() => store.close()}>
                {text('toCatalogue')}
              </AppButton>
            ) : selling ? (
              <AppButton id="buy-button" kind="accent" stretch loading={busy} onPress={() => void pay()}>
                {text('buy')}
              </AppButton>
            ) : (
              <AppButton id="go-on" kind="primary" stretch onPress={goOn}>
                {text(began ? 'goOn' : 'begin')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {content && (
        <View className={css.content}>
          {type === ORDER_TYPE.videoAlbum && <Screening store={store} cover={content.cover} title={content.title} />}
          {type === ORDER_TYPE.audioAlbum && <Sound store={store} cover={content.cover} title={content.title} />}
          {store.problem !== '' && <Text className={css.problem}>{store.problem}</Text>}
          {isBook && open ? (
            <Reader store={store} onBuy={() => void pay()} />
          ) : (
            <View className={css.words}>
              <View className={css.head}>
                {isBook && (
                  <View className={css.cover}>
                    <Picture src={content.cover} alt={content.title} ratio={3 / 4} lazy={false} radius="control" />
                  </View>
                )}
                <View className={css.facts}>
                  <Text id="content-title" className={css.title}>
                    {content.title}
                  </Text>
                  <View className={css.tags}>
                    <Text className={css.count}>{text(count, { count: items.length })}</Text>
                    <Text id="content-learned" className={css.count}>
                      {text('learned', { done: learned, count: items.length })}
                    </Text>
                    {content.owned && <StatusTag tone="success">{text('owned')}</StatusTag>}
                    {content.vipFree && !content.owned && <StatusTag tone="warning">{text('vipFree')}</StatusTag>}
                  </View>
                </View>
              </View>
              {content.html && (
                <View className={css.intro}>
                  <SectionHeading title={text('intro')} />
                  <RichText html={content.html} />
                </View>
              )}
              <SectionHeading
                title={text('catalogue')}
                actionText={text('tip')}
                onAction={() => void navigate('pay.tip', { iid, moduleType: type, id })}
              />
              <View id="parts">
                {items.map((item, index) => (
                  <PartRow
                    key={item.id}
                    item={item}
                    number={index + 1}
                    kind={isBook ? 'book' : type === ORDER_TYPE.audioAlbum ? 'audio' : 'video'}
                    isOpen={open?.item.id === item.id}
                    selling={selling}
                    onPress={() => void store.start(item)}
                  />
                ))}
              </View>
            </View>
          )}
          <BuySheet
            content={content}
            asked={store.asked}
            busy={busy}
            onBuy={() => void pay()}
            onVip={() => void navigate('pay.vipBuy', { iid })}
            onClose={() => store.hideSheet()}
          />
        </View>
      )}
    </ScreenFrame>
  )
})

export default observer(Content)
