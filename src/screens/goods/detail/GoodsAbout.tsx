import type { GoodsDetail } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { ListRow } from '@/ui/content/ListRow'
import { RichText } from '@/ui/content/RichText'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import css from './GoodsAbout.module.scss'

interface GoodsAboutProps {
  readonly detail: GoodsDetail
  readonly onIntroduce: () => void
}

/** The seller's description of the goods, and a link to parameters and long pictures. */
export function GoodsAbout({ detail, onIntroduce }: GoodsAboutProps) {
  return (
    <View className={css.about}>
      <SectionHeading title={text('details')} />
      {detail.goods.html && <RichText html={detail.goods.html} />}
      <RowGroup flush>
        <ListRow id="goods-introduce" title={text('introduce')} onPress={onIntroduce} />
      </RowGroup>
    </View>
  )
}
