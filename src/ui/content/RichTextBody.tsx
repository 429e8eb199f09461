import { RichText } from '@tarojs/components'
import { fileAddress } from '@/platform/media/fileAddress'

const PICTURE = /(<img [^>]*?src=")([^"]*)/g

/** Sanitised HTML, in the mini-program's own component. */
export function RichTextBody({ html }: { html: string }) {
  const nodes = html.replace(PICTURE, (_, before: string, src: string) => before + fileAddress(src))
  return <RichText nodes={nodes} space="nbsp" />
}
