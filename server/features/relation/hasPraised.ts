import { MODULE_TYPE } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { hasMark } from '../../items/hasMark'

/** True when the viewer has praised the person. */
export const hasPraised = (db: Db, asker: Asker, rid: number): Promise<boolean> =>
  hasMark(db, asker, { moduleType: MODULE_TYPE.profile, id: String(rid), mark: 'praise' })
