import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { RichText } from '@/ui/content/RichText'
import { Picture } from '@/ui/media/Picture'
import css from './ContentBody.module.scss'

/** The text of an item: HTML from an editor, or the paragraphs of a note. */
export function ContentBody({ detail }: { readonly detail: Pick<ContentDetail, 'html' | 'body' | 'title'> }) {
  if (detail.body.length === 0) return <RichText html={detail.html} />
  return (
    <View className={css.body}>
      {detail.body.map((block, at) => {
        // Paragraphs have no id; their position identifies them.
        const key = `${at}-${block.type}`
        if (block.type === 'image')
          return <Picture key={key} src={block.image ?? ''} alt="" ratio={4 / 3} radius="card" />
        return (
          <Text key={key} className={block.type === 'heading' ? css.heading : css.paragraph} userSelect>
            {block.text}
          </Text>
        )
      })}
    </View>
  )
}
