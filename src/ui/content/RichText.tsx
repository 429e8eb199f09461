import { View } from '@tarojs/components'
import { useMemo } from 'react'
import css from './RichText.module.scss'
import { RichTextBody } from './RichTextBody'
import { sanitizeHtml } from './sanitizeHtml'

/** Text from an editor. Only known tags and attributes are kept; pictures never exceed the width. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return (
    <View className={css.rich}>
      <RichTextBody html={clean} />
    </View>
  )
}
