import type { InfoDoc } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/locales/Language'
import { RichText } from '@/ui/content/RichText'
import css from '../info.module.scss'
import { text } from '../messages'

/** A text of the tenant; says so where it is not given in the reader's language. */
export const DocText = observer(function DocText({ doc }: { readonly doc: InfoDoc }) {
  return (
    <>
      {doc.lang === 'zh' && language.code === 'en' && (
        <Text id="doc-lang" className={css.note}>
          {text('onlyChinese')}
        </Text>
      )}
      <RichText html={doc.html} />
    </>
  )
})
