import { changeReservation, nightCount, parseStayKeys, type Reservation } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { StayDatesSheet } from '@/domain/stay/StayDatesBar'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { useStayDates } from '@/screens/stay/useStayDates'
import { priceNumber } from '@/ui/content/priceNumber'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'

interface ChangeDatesProps {
  readonly iid: number
  readonly row: Reservation
  readonly onClose: () => void
  readonly onChanged: () => void
  /** Cancels this one and books the other dates. */
  readonly onRebook: (row: Reservation, dates: { readonly in: string; readonly out: string }) => void
}

/** Other dates for a reservation; with another price it offers to cancel and book again, with both sums. */
export const ChangeDates = observer(function ChangeDates({ iid, row, onClose, onChanged, onRebook }: ChangeDatesProps) {
  const { kind, id } = parseStayKeys(row.targetId)
  const nights = kind === 'package' ? { nights: nightCount(row) } : {}
  const store = useStayDates(iid, { kind, id, ...nights }, {}, () => void change())
  useEffect(() => store.show(), [store])
  const { open } = store
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) setShown(true)
    else if (shown && !store.dates) onClose()
  }, [open, shown, store, onClose])
  const change = async () => {
    const dates = store.dates
    if (!dates) return onClose()
    try {
      await callOnce(`change:${row.orderId}:${dates.in}:${dates.out}`, changeReservation, (reqId) => ({
        ...{ iid, reqId, orderId: row.orderId, in: dates.in, out: dates.out },
      }))
      toast.success(text('changed'))
      onChanged()
    } catch (error) {
      if (isGatewayError(error, 'PRICE')) {
        const yuan = (value: unknown) => priceNumber(Number(value ?? 0))
        const message = text('otherPrice', {
          now: yuan(error.data.payable),
          agreed: yuan(error.data.agreed),
          refund: yuan(row.refund?.amount),
        })
        if (await dialog.confirm({ message, confirmText: text('rebookAsk') })) return onRebook(row, dates)
      } else toast.error(errorText(error))
    }
    onClose()
  }
  return <StayDatesSheet store={store} />
})
