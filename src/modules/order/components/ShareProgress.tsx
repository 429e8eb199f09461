import type { BuyShare } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { Countdown } from '@/ui/content/Countdown'
import { priceNumber } from '@/ui/content/priceNumber'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from './ShareProgress.module.scss'

interface ShareProgressProps {
  readonly share: BuyShare
  /** The first line for the viewer. */
  readonly headline: string
  readonly onEnd: () => void
}

/** Maximum number of faces with a place of their own. */
const PLACES = 10

/** The bought item, the cash back, the supporters, the number of missing ones, and the end of the offer. */
export function ShareProgress({ share, headline, onEnd }: ShareProgressProps) {
  const { title, img, cashBack, need, count, supporters, state, endAt, credited, own } = share
  const faces = supporters.slice(0, PLACES).map((one, at) => ({ ...one, key: `face${at}` }))
  const empty = Array.from({ length: Math.max(0, Math.min(need, PLACES) - supporters.length) }, (_, at) => `free${at}`)
  return (
    <Card>
      <View className={css.share}>
        <View className={css.thing}>
          <View className={css.picture}>
            <Picture src={img} ratio={1} radius="control" size="small" />
          </View>
          <Text className={css.title}>{title}</Text>
        </View>
        <Text id="share-headline" className={css.headline}>
          {headline}
        </Text>
        <Text className={css.amount}>{`¥${priceNumber(cashBack)}`}</Text>
        <View className={css.faces}>
          {faces.map(({ key, nick_name, headImg }) => (
            <Avatar key={key} src={headImg} name={nick_name} size="normal" />
          ))}
          {empty.map((key) => (
            <View key={key} className={css.free}>
              <Text>?</Text>
            </View>
          ))}
        </View>
        <Text id="share-missing" className={css.words}>
          {state === 0
            ? text('shareMissing', { count: need - count })
            : text(state === 1 ? 'shareReached' : 'shareLapsed', { count: need })}
        </Text>
        {state === 0 && (
          <View className={css.left}>
            <Countdown until={endAt} prefix={text('shareLeft')} onEnd={onEnd} />
          </View>
        )}
        {own && state !== 2 && <Text className={css.note}>{text(credited ? 'shareCredited' : 'shareWhen')}</Text>}
      </View>
    </Card>
  )
}
