/** Sanitised HTML in a plain element: Taro's rich text on H5 is a web component with a 64 kB runtime. */
export function RichTextBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: RichText is the only caller and sanitises it
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
