import { VIP_BENEFIT_TYPE, VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { TicketCode } from '@/domain/order/TicketCode'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import css from './index.module.scss'
import { text } from './messages'
import { ParcelSteps } from './ParcelSteps'

const { open, used, unpaid, givenBack } = VIP_RECORD_STATUS
const { onSite, parcel, coupon } = VIP_BENEFIT_TYPE

export type RecordStep = 'code' | 'track' | 'pay' | 'send' | 'redeem' | 'coupon'

interface RecordCardProps {
  readonly iid: number
  readonly record: VipRecord
  /** Its code or its parcel is shown. */
  readonly isOpen: boolean
  readonly asStaff: boolean
  readonly onStep: (step: RecordStep, record: VipRecord) => void
}

/** A claim: its state, when, where to, and its one next step. */
export function RecordCard({ iid, record, isOpen, asStaff, onStep }: RecordCardProps) {
  const { id, name, status, code, member, infos, company, transportNumber } = record
  const step = stepOf(record, asStaff)
  const [state, tone] = stateOf(record)
  return (
    <Card>
      <View id={`record-${id}`} className={css.record}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <StatusTag tone={tone} look="word">
            {text(state)}
          </StatusTag>
        </View>
        <Text className={css.note}>{text('takenAt', { time: formatMoment(record.at, 'at') })}</Text>
        {record.usedAt !== null && (
          <Text id={`record-used-${id}`} className={css.note}>
            {text(usedWords(record), { time: formatMoment(record.usedAt, 'at'), place: record.place })}
          </Text>
        )}
        {record.endsAt !== null && (
          <Text className={css.note}>
            {text(status === unpaid ? 'payUntil' : 'endsAt', { time: formatMoment(record.endsAt, 'at') })}
          </Text>
        )}
        {asStaff && member !== '' && <Text className={css.note}>{text('member', { name: member })}</Text>}
        {infos.address !== '' && (
          <Text className={css.note}>{[infos.name, infos.mobile, infos.address].join(' ')}</Text>
        )}
        {transportNumber !== '' && (
          <Text className={css.note} userSelect>
            {`${company} ${transportNumber}`}
          </Text>
        )}
        {step && (
          <View className={css.act}>
            <AppButton
              id={`record-${step}-${id}`}
              size="small"
              kind={step === 'pay' ? 'accent' : 'primary'}
              onPress={() => onStep(step, record)}
            >
              {step === 'pay' ? text('pay', { yuan: priceNumber(record.surcharge) }) : text(isOpen ? 'fold' : step)}
            </AppButton>
          </View>
        )}
        {isOpen && step === 'code' && (
          <TicketCode title={name} code={{ code, name, used: status === used, usedAt: record.usedAt }} />
        )}
        {isOpen && step === 'track' && <ParcelSteps iid={iid} company={company} number={transportNumber} />}
      </View>
    </Card>
  )
}

function usedWords({ type, place }: VipRecord) {
  if (type !== onSite) return type === parcel ? 'sentAt' : 'gotAt'
  return place === '' ? 'usedAt' : 'usedAtPlace'
}

function stateOf({ status, type }: VipRecord) {
  if (status === givenBack) return ['stateGone', 'plain'] as const
  if (status === unpaid) return ['stateUnpaid', 'warning'] as const
  if (status === open) return [type === parcel ? 'stateToSend' : 'stateOpen', 'brand'] as const
  return [type === parcel ? 'stateSent' : type === coupon ? 'stateGot' : 'stateUsed', 'success'] as const
}

function stepOf({ status, type, code, transportNumber }: VipRecord, asStaff: boolean): RecordStep | null {
  if (status === givenBack) return null
  if (transportNumber !== '') return 'track'
  if (asStaff) return status !== open ? null : type === parcel ? 'send' : 'redeem'
  if (status === unpaid) return 'pay'
  if (type === coupon) return 'coupon'
  return code !== '' && status === open ? 'code' : null
}
