import { type FormComponent, type RegistrationGroup, type registrationCalls, UNIVERSITY_REG_ID } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { checkPhoto, lookAtPhoto } from './checkPhoto'
import { resetRegistration, submitRegistration } from './moves'
import { isGroupFilled } from './progress'
import { componentsOf, formOf, groupsOf, passedPhoto, registrationOf, savedGroups } from './queries'
import { answersText, saveAnswers } from './saveAnswers'

/** The applicant's own registration; the session decides whose it is. */
export const registration: Handlers<typeof registrationCalls> = {
  async getRegistration(ctx, { id }) {
    const form = await formOf(ctx.db, ctx.iid, id)
    const whose = { iid: ctx.iid, regId: id, userId: ctx.me.user_id }
    const row = await registrationOf(ctx.db, whose)
    const state = {
      groups: await groupsOf(ctx.db, ctx.iid, id),
      components: await componentsOf(ctx.db, ctx.iid, id),
      saved: await savedGroups(ctx.db, whose),
      hasPhoto: (await passedPhoto(ctx.db, whose)) !== null,
    }
    const status = row?.status ?? 0
    const groups = state.groups.map(
      (group): RegistrationGroup => ({
        id: group.id,
        groupName: group.name,
        groupDesc: group.descr,
        isFill: isGroupFilled(state, group.id),
      }),
    )
    return {
      regImage: form.image,
      statusImg: form.status_images.status[status] ?? '',
      statusShowImg: form.status_images.show[status] ?? '',
      status,
      regSummary: form.summary,
      groups: JSON.stringify(groups),
      fee: form.fee,
      reason: row?.reason ?? '',
    }
  },

  async getFormItems(ctx, { regId, groupId, id }) {
    const group = groupId ?? id
    if (group === undefined) throw paramError('groupId')
    await formOf(ctx.db, ctx.iid, regId)
    const components = await componentsOf(ctx.db, ctx.iid, regId, group)
    const about = (await groupsOf(ctx.db, ctx.iid, regId)).find((one) => one.id === group)
    if (components.length === 0 || !about) throw new CallError('NOTFOUND')
    const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
    const t3 = answersText(
      ctx,
      components,
      (await savedGroups(ctx.db, whose)).get(group),
      await passedPhoto(ctx.db, whose),
    )
    const values: Readonly<Record<string, string>> = JSON.parse(t3)
    const t1 = components.map(
      (component): FormComponent => ({
        id: component.id,
        name: component.name,
        type: component.type as FormComponent['type'],
        must: component.must,
        content: component.content,
        value: values[component.id] ?? '',
        placeholder: component.placeholder,
        isShow: component.is_show,
        rule: component.rule,
      }),
    )
    const status = (await registrationOf(ctx.db, whose))?.status ?? 0
    return { t1, t3, groupName: about.name, groupDesc: about.descr, status }
  },

  async saveFormItems(ctx, { regId, groupId, id, content }) {
    const group = groupId ?? id
    if (group === undefined) throw paramError('groupId')
    await saveAnswers(ctx, { regId, groupId: group, content })
    return true
  },

  commitRegistration: (ctx, { regId }) => submitRegistration(ctx, regId),
  resetRegistration: (ctx, { regId }) => resetRegistration(ctx, regId),
  lookAtPhoto: (ctx, { regId, imgPath }) => lookAtPhoto(ctx, regId ?? String(UNIVERSITY_REG_ID), imgPath),
  checkFace: (ctx, { regId, imgPath }) => checkPhoto(ctx, regId ?? String(UNIVERSITY_REG_ID), imgPath),
}
