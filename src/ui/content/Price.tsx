import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import css from './Price.module.scss'
import { priceParts } from './priceParts'

export type PriceProps = {
  /** Integer fen. */
  fen: number
  /** Struck through beside the price, when it is higher. */
  originalFen?: number
  size?: 'small' | 'normal' | 'large'
  tone?: 'accent' | 'plain'
  /** Text instead of 0, e.g. "free". */
  zeroText?: string
  prefix?: string
  id?: string
}

export function Price({ fen, originalFen, size = 'normal', tone = 'accent', zeroText, prefix, id }: PriceProps) {
  const { sign, whole, fraction } = priceParts(fen)
  return (
    <View id={id} className={joinClasses(css.price, css[size], tone === 'accent' && css.accent)}>
      {prefix && <Text className={joinClasses(css.small, css.prefix)}>{prefix}</Text>}
      {fen === 0 && zeroText ? (
        <Text className={css.whole}>{zeroText}</Text>
      ) : (
        <>
          <Text className={css.small}>{sign}</Text>
          <Text className={css.whole}>{whole}</Text>
          {fraction && <Text className={css.small}>{fraction}</Text>}
        </>
      )}
      {originalFen !== undefined && originalFen > fen && (
        <Text className={css.original}>{Object.values(priceParts(originalFen)).join('')}</Text>
      )}
    </View>
  )
}
