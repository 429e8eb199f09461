import { build, type DistributionItem, MODULE_TYPE } from '@quanzi/contract'
import { clipboard } from '@/platform/clipboard'
import { navigate } from '@/routes/navigate'
import { writtenAddress } from '@/routes/shareLink'
import type { Session } from '@/session/Session'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

type Item = Pick<DistributionItem, 'id' | 'type' | 'title' | 'img'>

interface Sharer {
  readonly iid: number
  readonly cid: number
  readonly session: Pick<Session, 'member' | 'distribution'>
}

/** The path of the landing page that recommends an item in the name of the member. */
async function landingPath({ iid, session: { member, distribution } }: Sharer, { type, id }: Item): Promise<string> {
  const multiDisKey = await distribution.shareKey(iid, member.userId, type, id)
  return build('dis.share', { iid, multiDisKey, dataType: type, dataId: id })
}

/** Copies the link that recommends an item; where copying is impossible, the link is shown. */
export async function copyItemLink(sharer: Sharer, item: Item): Promise<void> {
  const { link = '' } = writtenAddress(await landingPath(sharer, item), { cid: sharer.cid })
  toast.show((await clipboard.write(link)).ok ? text('copied') : link)
}

/** The posters of these modules show the item's price, place and date, and lead to the item itself. */
const WITH_FACTS: readonly number[] = [MODULE_TYPE.act, MODULE_TYPE.goods]

/** Opens the poster of an item. */
export async function openItemPoster(sharer: Sharer, item: Item): Promise<void> {
  const { iid } = sharer
  const { id, type, title, img } = item
  if (WITH_FACTS.includes(type)) return await navigate('share.poster', { iid, moduleType: type, id })
  await navigate('share.poster', { iid, title, image: img, url: await landingPath(sharer, item) })
}
