import type { UseCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { StatusTag } from '@/ui/content/StatusTag'
import { QrCode } from '@/ui/media/QrCode'
import { text } from './messages'
import css from './TicketCode.module.scss'

/** Groups of four are easier to read out and to type. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

interface TicketCodeProps {
  readonly code: UseCode
  /** What the code is for; by default whose ticket it is. */
  readonly title?: string
  /** How it stands, where that is more than unused. */
  readonly state?: string | undefined
}

/** A ticket to show on site: large code above its QR code; a used one is paler. */
export function TicketCode({ code, title = text('ticketOf', { name: code.name }), state }: TicketCodeProps) {
  const used = code.usedAt === null ? text('usedUp') : text('used', { time: formatMoment(code.usedAt, 'at') })
  return (
    <View id={`code-${code.code}`} className={css.ticket}>
      <View className={css.head}>
        <Text className={css.name}>{title}</Text>
        <StatusTag tone={code.used ? 'plain' : 'success'} look="word">
          {code.used ? used : (state ?? text('unused'))}
        </StatusTag>
      </View>
      <Text className={code.used ? css.spent : css.code} userSelect>
        {grouped(code.code)}
      </Text>
      {!code.used && (
        <>
          <View className={css.qr}>
            <QrCode text={code.code} label={code.code} />
          </View>
          <Text className={css.note}>{text('showCode')}</Text>
        </>
      )}
    </View>
  )
}
