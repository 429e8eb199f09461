import type { Kysely } from 'kysely'
import type { AccountTables } from './schema/account'
import type { ActTables } from './schema/act'
import type { ActivityTables } from './schema/activities'
import type { AlbumTables } from './schema/album'
import type { AskedTables } from './schema/asked'
import type { CardTables } from './schema/cards'
import type { CertificateTables } from './schema/certificates'
import type { ChatTables } from './schema/chat'
import type { CheckinTables } from './schema/checkin'
import type { ClientTables } from './schema/client'
import type { CommerceTables } from './schema/commerce'
import type { ContentTables } from './schema/content'
import type { CrowdfundingTables } from './schema/crowdfunding'
import type { DiagnosisTables } from './schema/diagnosis'
import type { GameTables } from './schema/games'
import type { GoodsTables } from './schema/goods'
import type { GoodsAccountTables } from './schema/goodsAccount'
import type { HealthTables } from './schema/health'
import type { InvitationTables } from './schema/invitation'
import type { OrderTables } from './schema/orders'
import type { PaperTables } from './schema/paper'
import type { PeopleTables } from './schema/people'
import type { PlaceTables } from './schema/places'
import type { RegistrationTables } from './schema/registration'
import type { SignTables } from './schema/sign'
import type { SiteTables } from './schema/site'
import type { StayTables } from './schema/stays'
import type { StepTables } from './schema/steps'
import type { StoreTables } from './schema/store'
import type { TeamTables } from './schema/teams'
import type { TrackTables } from './schema/track'
import type { TripTables } from './schema/trip'
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
    CertificateTables,
    SignTables,
    SiteTables,
    TeamTables,
    TrackTables,
    TripTables,
    ContentTables,
    ActTables,
    GameTables,
    ActivityTables,
    AlbumTables,
    OrderTables,
    PaperTables,
    ClientTables,
    CrowdfundingTables,
    CommerceTables,
    GoodsTables,
    CardTables,
    ChatTables,
    RegistrationTables,
    PeopleTables,
    PlaceTables,
    DiagnosisTables,
    AskedTables,
    VipTables,
    GoodsAccountTables,
    StayTables,
    StepTables,
    StoreTables,
    WalletTables,
    HealthTables,
    InvitationTables,
    WaitingTables {}

/** A connection or a transaction; queries accept both. */
export type Db = Kysely<Database>
