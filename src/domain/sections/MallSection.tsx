import { View } from '@tarojs/components'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { GoodsTile } from './GoodsTile'
import css from './MallSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 33: goods of the mall. */
export function MallSection({ section, host }: SectionProps<33>) {
  return (
    <View>
      {section.title && <SectionHeading title={section.title} />}
      <View className={css.grid}>
        {section.data.skus.map((goods) => (
          <GoodsTile
            key={goods.skuId ?? goods.goodsId}
            title={goods.title}
            image={goods.image}
            price={goods.price}
            onPress={() => host.openGoods(goods)}
          />
        ))}
      </View>
    </View>
  )
}
