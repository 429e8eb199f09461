import type { Kysely } from 'kysely'
import type { AccountTables } from './schema/account'
import type { ActivityTables } from './schema/activities'
import type { ChatTables } from './schema/chat'
import type { CommerceTables } from './schema/commerce'
import type { ContentTables } from './schema/content'
import type { DiagnosisTables } from './schema/diagnosis'
import type { GoodsTables } from './schema/goods'
import type { OrderTables } from './schema/orders'
import type { PlaceTables } from './schema/places'
import type { RegistrationTables } from './schema/registration'
import type { SiteTables } from './schema/site'
import type { TeamTables } from './schema/teams'

/**
 * Every table of the server. Each group of tables has its own file under `schema/` and joins here,
 * so that the type of a query is checked against the columns the migrations made.
 */
export interface Database
  extends AccountTables,
    SiteTables,
    TeamTables,
    ContentTables,
    ActivityTables,
    OrderTables,
    CommerceTables,
    GoodsTables,
    ChatTables,
    RegistrationTables,
    PlaceTables,
    DiagnosisTables {}

/** A connection or a transaction: queries take this and do not care which. */
export type Db = Kysely<Database>
