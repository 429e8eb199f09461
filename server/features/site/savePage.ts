import { MODULE_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import type { StoredSection } from '../../db/schema/content'
import { withTransaction } from '../../db/withTransaction'

interface PageWish {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly hidden: boolean }[]
}

/**
 * Stores the order, titles and visibility of a special page's sections. Each section is named exactly once, so that no
 * edit loses one; STALE when somebody else has saved since.
 */
export async function savePage(outer: Db, iid: number, wish: PageWish): Promise<{ id: string; version: number }> {
  await refuseBannedWords(outer, iid, wish.title, ...wish.sections.map(({ title }) => title))
  return await withTransaction(outer, async (db) => {
    const page = await db
      .selectFrom('pages')
      .select(['id', 'version', 'sections'])
      .where('iid', '=', iid)
      .where('id', '=', wish.id)
      .where('type', '=', MODULE_TYPE.specialPage)
      .forUpdate()
      .executeTakeFirst()
    if (!page) throw new CallError('NOTFOUND')
    if (page.version !== wish.version) throw new CallError('STALE')
    const stored = new Map(page.sections.map((section) => [section.id, section]))
    const named = new Set(wish.sections.map(({ id }) => id))
    if (named.size !== wish.sections.length || named.size !== stored.size) throw paramError('sections')
    const sections = wish.sections.map(({ id, title, hidden }): StoredSection => {
      const section = stored.get(id)
      if (!section) throw paramError('sections')
      const { hidden: _hidden, ...rest } = section
      // A new title has no translation yet.
      const { en: _en, ...untranslated } = rest
      return { ...(title === rest.title ? rest : untranslated), title, ...(hidden ? { hidden } : {}) }
    })
    return await db
      .updateTable('pages')
      .set({ title: wish.title, sections: JSON.stringify(sections), version: page.version + 1 })
      .where('iid', '=', iid)
      .where('id', '=', page.id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  })
}
