import { askRefund, MAX_REFUND_PICTURES, type OrderDetail } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { useKeptPictures } from '@/flows/upload/useKeptPictures'
import { callOnce } from '@/gateway/callOnce'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from '../messages'
import { RefundAmount } from './RefundAmount'
import { isRefundDraft, RefundStore } from './RefundStore'

interface RefundSheetProps {
  readonly iid: number
  readonly gid: string
  readonly open: boolean
  readonly order: OrderDetail
  /** The line that was tapped; null for all lines. */
  readonly line: string | null
  readonly onClose: () => void
  readonly onAsked: () => void
}

/** Requests a refund of lines, with a reason and pictures; the amount is fixed. */
export const RefundSheet = observer(function RefundSheet(props: RefundSheetProps) {
  const { iid, gid, open, order, line } = props
  const { member } = useSession()
  const [store] = useState(
    () => new RefundStore({ draft: memberDraft(`refund:${gid}`, isRefundDraft, { iid, member }) }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice resets when the sheet opens, not when the order reloads
  useEffect(() => void (open && store.open(order, line)), [open, line, store])
  const pictures = useKeptPictures(`refund-${gid}`, { iid })
  const lines = store.linesOf(order)
  const offer = store.offerOf(order)
  const [waitChanged] = useState(() => (wait: UploadWait) => store.setWait(wait))
  const [shown] = useState(() => (imgs: readonly string[]) => store.show(imgs))
  return (
    <ReasonSheet
      id="refund"
      subject={open ? gid : null}
      title={text('refundTitle')}
      label={text('refundReason')}
      hint={text('refundHint')}
      action={text('refundSend')}
      said={text('refundAsked')}
      disabled={offer?.share === 0 || store.chosen.length === 0}
      wait={store.wait}
      note={
        <View>
          {lines.length > 1 &&
            lines.map(({ id, title, num }) => (
              <CheckboxField
                key={id}
                id={`refund-line-${id}`}
                label={`${title} ×${num}`}
                value={store.chosen.includes(id)}
                onChange={() => store.toggle(id)}
              />
            ))}
          {offer && <RefundAmount offer={offer} />}
        </View>
      }
      reasons={store.reasonsOf(order).map((key) => text(key))}
      remark={store.remark}
      onWrite={(remark) => store.write(remark)}
      send={(orderId, remark) =>
        callOnce(`refund:${orderId}:${store.chosen.join()}`, askRefund, (reqId) => ({
          ...{ iid, reqId, orderId, remark },
          chainIds: [...store.chosen],
          ...(store.imgs.length > 0 ? { imgs: [...store.imgs] } : {}),
        }))
      }
      onClose={props.onClose}
      onSent={() => {
        store.sent()
        props.onAsked()
      }}
    >
      {order.stage === 'ship' && (
        <ImageUploader
          id="refund-pictures"
          label={text('refundPictures')}
          value={store.imgs}
          onChange={shown}
          max={MAX_REFUND_PICTURES}
          {...pictures}
          onWait={waitChanged}
        />
      )}
    </ReasonSheet>
  )
})
