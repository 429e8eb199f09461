import type { OrderLine } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { OrderLines } from '@/domain/order/OrderLines'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../../messages'
import type { CheckoutStore } from '../CheckoutStore'
import css from './GoodsLines.module.scss'

/** The lines of each supplier, in the order of their first lines. */
function bySupplier(lines: readonly OrderLine[]): readonly (readonly OrderLine[])[] {
  const groups = new Map<number | undefined, OrderLine[]>()
  for (const line of lines) groups.set(line.supplierIid, [...(groups.get(line.supplierIid) ?? []), line])
  return [...groups.values()]
}

/**
 * The goods of an order by supplier, each with its delivery fee. A line that cannot be ordered shows why, and can
 * be changed.
 */
export const GoodsLines = observer(function GoodsLines({ store }: { readonly store: CheckoutStore }) {
  const { price, choice } = store
  const lines = price.lines.length > 0 ? price.lines : choice.lines
  return (
    <>
      {bySupplier(lines).map((group) => (
        <Supplier key={group[0]?.supplierIid ?? 0} store={store} lines={group} alone={lines.length === 1} />
      ))}
    </>
  )
})

/** What a piece costs more or less than the screen has said. */
function Moved({ id, fen }: { readonly id: string; readonly fen: number }) {
  if (fen === 0) return null
  return (
    <Text id={id} className={fen > 0 ? css.dearer : css.cheaper}>
      {text(fen > 0 ? 'lineDearer' : 'lineCheaper', { yuan: priceNumber(Math.abs(fen)) })}
    </Text>
  )
}

interface SupplierProps {
  readonly store: CheckoutStore
  readonly lines: readonly OrderLine[]
  /** True for the only line of the order, which cannot be removed. */
  readonly alone: boolean
}

const Supplier = observer(function Supplier({ store, lines, alone }: SupplierProps) {
  const { loss } = store.price
  const freight = lines.reduce((sum, line) => sum + (line.freight ?? 0), 0)
  const [first] = lines
  return (
    <Card>
      {first?.supplier && <Text className={css.supplier}>{first.supplier}</Text>}
      {lines.map((line) => (
        <View key={line.key} id={`line-${line.key}-field`} className={css.line}>
          <OrderLines lines={[line]} />
          <Moved id={`line-moved-${line.key}`} fen={store.price.moved(line)} />
          {loss?.skuId === line.key && (
            <View className={css.loss}>
              <Text className={css.words}>
                {loss.left > 0 ? text('lineShort', { left: loss.left }) : text('lineGone')}
              </Text>
              {loss.left > 0 ? (
                <AppButton
                  id={`line-take-${line.key}`}
                  size="small"
                  onPress={() => store.setPieces(line.key, loss.left)}
                >
                  {text('takeLeft', { left: loss.left })}
                </AppButton>
              ) : (
                !alone && (
                  <AppButton id={`line-drop-${line.key}`} size="small" onPress={() => store.setPieces(line.key, 0)}>
                    {text('dropLine')}
                  </AppButton>
                )
              )}
            </View>
          )}
        </View>
      ))}
      {first?.supplier !== undefined && (
        <View className={css.freight}>
          <Text>{text('freight')}</Text>
          <Text>{freight > 0 ? `¥${priceNumber(freight)}` : text('freightFree')}</Text>
        </View>
      )}
    </Card>
  )
})
