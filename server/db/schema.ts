import type { Kysely } from 'kysely'
import type { AccountTables } from './schema/account'
import type { ActTables } from './schema/act'
import type { ActivityTables } from './schema/activities'
import type { AskedTables } from './schema/asked'
import type { CardTables } from './schema/cards'
import type { ChatTables } from './schema/chat'
import type { CheckinTables } from './schema/checkin'
import type { ClientTables } from './schema/client'
import type { CommerceTables } from './schema/commerce'
import type { ContentTables } from './schema/content'
import type { DiagnosisTables } from './schema/diagnosis'
import type { GoodsTables } from './schema/goods'
import type { GoodsAccountTables } from './schema/goodsAccount'
import type { InvitationTables } from './schema/invitation'
import type { OrderTables } from './schema/orders'
import type { PlaceTables } from './schema/places'
import type { RegistrationTables } from './schema/registration'
import type { SiteTables } from './schema/site'
import type { StayTables } from './schema/stays'
import type { StoreTables } from './schema/store'
import type { TeamTables } from './schema/teams'
import type { VipTables } from './schema/vip'
import type { WaitingTables } from './schema/waiting'
import type { WalletTables } from './schema/wallet'

/**
 * All tables of the server. Each group of tables has a file under `schema/` and joins here, so that the types of
 * queries match the columns of the migrations.
 */
export interface Database
  extends AccountTables,
    CheckinTables,
    SiteTables,
    TeamTables,
    ContentTables,
    ActTables,
    ActivityTables,
    OrderTables,
    ClientTables,
    CommerceTables,
    GoodsTables,
    CardTables,
    ChatTables,
    RegistrationTables,
    PlaceTables,
    DiagnosisTables,
    AskedTables,
    VipTables,
    GoodsAccountTables,
    StayTables,
    StoreTables,
    WalletTables,
    InvitationTables,
    WaitingTables {}

/** A connection or a transaction; queries accept both. */
export type Db = Kysely<Database>
