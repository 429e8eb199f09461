import type { FaceChecker } from './face/FaceChecker'
import type { LiveStreams } from './live/LiveStreams'
import type { LogisticsProvider } from './logistics/LogisticsProvider'
import type { PaymentProvider } from './payment/PaymentProvider'
import type { PayoutProvider } from './payout/PayoutProvider'
import type { PlaceSearch } from './places/PlaceSearch'
import type { SmsProvider } from './sms/SmsProvider'
import type { WechatProvider } from './wechat/WechatProvider'

/** Other systems behind small interfaces; each has a working local implementation. */
export interface Providers {
  readonly sms: SmsProvider
  readonly wechat: WechatProvider
  readonly payment: PaymentProvider
  readonly payout: PayoutProvider
  readonly face: FaceChecker
  readonly places: PlaceSearch
  readonly logistics: LogisticsProvider
  readonly live: LiveStreams
}
