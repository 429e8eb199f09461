import { RichText } from '@tarojs/components'

/** Sanitised HTML, in the mini-program's own component. */
export function RichTextBody({ html }: { html: string }) {
  return <RichText nodes={html} space="nbsp" />
}
