import { Text } from '@tarojs/components'
import css from './LinkText.module.scss'
import type { LinkTextProps } from './LinkTextProps'
import { openAddress } from './openAddress'

/** Text with links. A message is never parsed as markup; its menu copies it. */
export function LinkText({ parts }: LinkTextProps) {
  const [only] = parts
  if (parts.length === 1 && only && !only.href) return <Text>{only.text}</Text>
  return (
    <Text>
      {parts.map(({ text, href }, at) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          key={at}
          className={href ? css.link : ''}
          {...(href ? { onClick: () => void openAddress(href) } : {})}
        >
          {text}
        </Text>
      ))}
    </Text>
  )
}
