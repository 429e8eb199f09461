import type { OwedBalance } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../../messages'

interface BalanceCardProps {
  readonly balance: OwedBalance
  /** Its time has come. */
  readonly isOpen: boolean
  readonly onPay: () => void
}

/** What is still owed for a deposit, with the button to pay it in its time. */
export function BalanceCard({ balance: { amount, from, to }, isOpen, onPay }: BalanceCardProps) {
  return (
    <Card id="order-balance">
      <SectionHeading
        title={text('balance', { amount: priceNumber(amount) })}
        note={
          isOpen
            ? text('balanceUntil', { to: formatMoment(to, 'at') })
            : text('balanceEarly', { from: formatMoment(from, 'at') })
        }
      />
      {isOpen && (
        <AppButton id="pay-balance" kind="accent" onPress={onPay}>
          {text('payBalance')}
        </AppButton>
      )}
    </Card>
  )
}
