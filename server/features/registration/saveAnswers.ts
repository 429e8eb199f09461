import {
  COMPONENT_TYPE,
  FORM_VERSION_KEY,
  type FormValues,
  type Language,
  missingMust,
  requiredMessage,
} from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { StoredAnswers } from '../../db/schema/registration'
import { withTransaction } from '../../db/withTransaction'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { keptAnswers, refuseContradiction, ruled, wrongAnswer } from './answers'
import { photoAddress, photoIdOf, pictureAddresses } from './photoAddress'
import { withPhoto } from './progress'
import {
  type Component,
  componentsOf,
  type Form,
  formOf,
  lockRegistration,
  type Photo,
  passedPhoto,
  type SavedGroup,
  savedGroups,
  writeAnswers,
} from './queries'
import { openAnswer, sealAnswer } from './sealAnswer'

/**
 * Saves a group's answers in one transaction. The caller names the version that its page has read. With two open
 * pages the later save is refused with the saved values, unless its values are the same.
 */
export async function saveAnswers(
  ctx: Context,
  wish: { regId: string; groupId: string; content: Readonly<Record<string, string>> },
): Promise<void> {
  const { regId, groupId, content } = wish
  const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
  await withTransaction(ctx.db, async (db) => {
    const form = await formOf(db, ctx.iid, regId)
    const ofForm = await componentsOf(db, ctx.iid, regId)
    const components = ofForm.filter(({ group_id }) => group_id === groupId)
    if (components.length === 0) throw new CallError('NOTFOUND')
    const registration = await lockRegistration(db, whose, ctx.clock())
    if (registration.status !== 0) throw new CallError('STALE')

    const saved = await savedGroups(db, whose)
    const photo = await passedPhoto(db, whose)
    const { [FORM_VERSION_KEY]: version, ...given } = content
    const others = [...saved].filter(([id]) => id !== groupId).map(([, group]) => group)
    const elsewhere: StoredAnswers = Object.assign({}, ...others.map((group) => openAnswers(ctx, group)))
    requireOwnPhoto(components, given, photo, ctx.language)
    const asked = { db, iid: ctx.iid, userId: whose.userId, language: ctx.language }
    const answers = await keptAnswers(asked, components, given, elsewhere)
    refuseMissing(components, { ...elsewhere, ...answers }, photo !== null, ctx.language)
    refuseContradiction(components, answers, { ofForm, elsewhere, language: ctx.language })

    const before = saved.get(groupId)
    const opened = before && openAnswers(ctx, before)
    if (opened && sameAnswers(opened, answers)) return
    if (version !== undefined && version !== String(before?.version ?? 0)) {
      throw new CallError('STALE', { data: answersText(ctx, components, before, photo) })
    }
    await refuseBannedWords(db, ctx.iid, ...textsOf(components, answers))
    const next = { content: sealAnswers(ctx, form, answers), version: (before?.version ?? 0) + 1 }
    await writeAnswers(db, whose, groupId, next, ctx.clock())
  })
}

/** `t3`: the answers by component id with their version; pictures and the passed photo as signed addresses. */
export function answersText(
  ctx: Context,
  components: readonly Component[],
  saved: SavedGroup | undefined,
  photo: Photo | null,
): string {
  const photos = photo ? components.filter(({ type }) => type === COMPONENT_TYPE.photo) : []
  const answers = saved ? openAnswers(ctx, saved) : {}
  const pictures = components.filter(({ id, type }) => type === COMPONENT_TYPE.images && answers[id])
  return JSON.stringify({
    ...answers,
    ...Object.fromEntries(pictures.map(({ id }) => [id, JSON.stringify(pictureAddresses(ctx, answers[id] ?? ''))])),
    ...Object.fromEntries(photos.map(({ id }) => [id, photo ? photoAddress(ctx, photo) : ''])),
    [FORM_VERSION_KEY]: String(saved?.version ?? 0),
  })
}

/** The decrypted answers. */
export const openAnswers = ({ secrets }: Pick<Context, 'secrets'>, { content }: SavedGroup): StoredAnswers =>
  Object.fromEntries(Object.entries(content).map(([id, value]) => [id, openAnswer(secrets, value)]))

const sealAnswers = ({ secrets }: Context, { id_component }: Form, answers: StoredAnswers): StoredAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [
      id,
      Number(id) === id_component ? sealAnswer(secrets, value) : value,
    ]),
  )

const sameAnswers = (a: StoredAnswers, b: StoredAnswers): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, value]) => b[id] === value)

/** A photo's answer must be the passed photo, by its address or its upload. */
function requireOwnPhoto(
  components: readonly Component[],
  given: FormValues,
  photo: Photo | null,
  language: Language,
): void {
  for (const component of components) {
    const value = String(given[component.id] ?? '').trim()
    if (component.type !== COMPONENT_TYPE.photo || value === '') continue
    const own = photo !== null && (photoIdOf(value) === photo.id || uploadKeyOf(value) === photo.img_path)
    if (!own) throw wrongAnswer(component, 'images', language)
  }
}

function refuseMissing(
  components: readonly Component[],
  answers: FormValues,
  hasPhoto: boolean,
  language: Language,
): void {
  const missing = missingMust(components.map(ruled), withPhoto(components, answers, hasPhoto))
  const [first] = missing
  if (!first) return
  throw new CallError('NOTELIGIBLE', {
    detail: requiredMessage(first.name, language),
    data: { missing: missing.map(({ id }) => id) },
  })
}

const textsOf = (components: readonly Component[], answers: StoredAnswers): string[] =>
  components.filter(({ type }) => type === COMPONENT_TYPE.text).map(({ id }) => answers[id] ?? '')
