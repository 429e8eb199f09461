import { Text, View } from '@tarojs/components'
import { Countdown } from '@/ui/content/Countdown'
import css from './FlashSection.module.scss'
import { GoodsTile } from './GoodsTile'
import { text } from './later/messages'
import type { SectionProps } from './SectionProps'

/** Type 17: goods at a price for a limited time. */
export function FlashSection({ section, host }: SectionProps<17>) {
  const { endAt, items } = section.data
  return (
    <View className={css.frame}>
      <View className={css.head}>
        <Text className={css.title}>{section.title}</Text>
        <Countdown until={endAt} now={host.now} prefix={text('flashEnds')} />
      </View>
      <View className={css.grid}>
        {items.map((goods) => (
          <GoodsTile
            key={goods.goodsId}
            title={goods.title}
            image={goods.image}
            price={goods.cutPrice ?? goods.price}
            {...(goods.cutPrice === undefined ? {} : { originalPrice: goods.price })}
            onPress={() => host.openGoods(goods)}
          />
        ))}
      </View>
    </View>
  )
}
