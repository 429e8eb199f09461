import { type OrderAction, type OrderDetail, type OrderLine, type SupplyChainRow, stageLabel } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { OrderLines } from '@/domain/order/OrderLines'
import { orderTone } from '@/domain/order/orderTone'
import { language } from '@/locales/Language'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { dueWords } from '../../dueWords'
import { text } from '../../messages'
import { linesBySupplier } from '../linesBySupplier'
import { LineRefund } from './LineRefund'
import css from './OrderGroups.module.scss'

interface OrderGroupsProps {
  readonly order: OrderDetail
  /** Selects the offered actions among a line's allowed ones. */
  readonly offered: (actions: readonly OrderAction[]) => readonly OrderAction[]
  readonly onAction: (action: OrderAction, line: SupplyChainRow) => void
  /** Absent where the goods cannot be opened. */
  readonly onOpen?: (line: OrderLine) => void
}

/** Goods by supplier: each line with its state, its refund and its actions. */
export const OrderGroups = observer(function OrderGroups({ order, offered, onAction, onOpen }: OrderGroupsProps) {
  const words = language.code === 'en' ? 'en' : 'zh'
  return (
    <>
      {linesBySupplier(order).map(({ supplierIid, supplier, rows }) => (
        <Card key={supplierIid}>
          <View className={css.group}>
            <Text className={css.supplier}>{supplier}</Text>
            {rows.map(({ line, chain }) => (
              <View key={chain.id} id={`line-${chain.id}`} className={css.line}>
                <OrderLines lines={[line]} {...(onOpen ? { onPress: () => onOpen(line) } : {})} />
                {chain.status > 10 && (
                  <View className={css.foot}>
                    <View className={css.state}>
                      <StatusTag look="word" tone={orderTone(chain.status)}>
                        {stageLabel(chain.status, order, words)}
                      </StatusTag>
                      <Text className={css.due}>
                        {chain.status === order.status ? '' : dueWords(chain, serverNow())}
                      </Text>
                    </View>
                    {offered(chain.actions).map((action) => (
                      <AppButton
                        key={action}
                        id={`line-${action}-${chain.id}`}
                        size="small"
                        onPress={() => onAction(action, chain)}
                      >
                        {text(`act_${action}`)}
                      </AppButton>
                    ))}
                  </View>
                )}
                <LineRefund chain={chain} events={order.events} />
              </View>
            ))}
          </View>
        </Card>
      ))}
    </>
  )
})
