import type { Planter } from '../../seed/Planter'

/** Writes the application form of a tenant. */
export const plantForm: Planter = async (db, { iid, registration: form }) => {
  if (!form) return
  await db
    .insertInto('registration_form')
    .values({
      reg_id: form.regId,
      iid,
      image: form.image,
      status_images: JSON.stringify(form.statusImages),
      summary: form.summary,
      fee: form.fee,
      name_component: form.nameComponent,
      id_component: form.idComponent,
    })
    .execute()
  for (const [groupSeq, { id, name, desc, components }] of form.groups.entries()) {
    await db
      .insertInto('registration_group')
      .values({ iid, id, reg_id: form.regId, name, descr: desc, seq: groupSeq })
      .execute()
    await db
      .insertInto('registration_component')
      .values(
        components.map((component, seq) => ({
          iid,
          id: component.id,
          group_id: id,
          name: component.name,
          type: component.type,
          must: component.must,
          content: component.content,
          placeholder: component.placeholder,
          is_show: component.isShow,
          rule: component.rule,
          seq,
        })),
      )
      .execute()
  }
}
