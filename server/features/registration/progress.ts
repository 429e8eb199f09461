import { COMPONENT_TYPE, type FormValues, isAnswered, missingMust } from '@quanzi/contract'
import { ruled } from './answers'
import type { Component, FormGroup, SavedGroup } from './queries'
import { mergedAnswers } from './queries'

/** The answer of a photo that has passed. */
const PASSED = 'passed'

/** All data that decide which groups are complete. */
export interface FormState {
  readonly groups: readonly FormGroup[]
  readonly components: readonly Component[]
  readonly saved: ReadonlyMap<string, SavedGroup>
  readonly hasPhoto: boolean
}

/** The answers with the passed photo added. */
export function withPhoto(components: readonly Component[], answers: FormValues, hasPhoto: boolean): FormValues {
  const photos = components.filter(({ type }) => type === COMPONENT_TYPE.photo)
  return { ...answers, ...Object.fromEntries(photos.map(({ id }) => [id, hasPhoto ? PASSED : ''])) }
}

/** Saved with at least one answer, and nothing that must be answered is missing. */
export function isGroupFilled({ components, saved, hasPhoto }: FormState, groupId: string): boolean {
  if (!saved.has(groupId)) return false
  const answers = mergedAnswers(saved.values())
  const own = components.filter((component) => component.group_id === groupId)
  const given = withPhoto(own, answers, hasPhoto)
  return missingMust(own.map(ruled), given).length === 0 && own.some((one) => isAnswered(one, given[one.id]))
}

/** The groups that prevent submitting: incomplete ones with a required field. */
export const unfilledGroups = (state: FormState): FormGroup[] =>
  state.groups.filter(
    ({ id }) =>
      !isGroupFilled(state, id) && state.components.some((component) => component.group_id === id && component.must),
  )
