import { type EntryForm, EntryFormStore } from './EntryFormStore'

test('what was typed is there after a reload, until the entry is stored', async () => {
  let kept: EntryForm | null = null
  let isDown = true
  const sent: unknown[] = []
  const store = () =>
    new EntryFormStore(
      ['健走组', '跑步组'],
      null,
      async (form) => {
        if (isDown) throw new Error('offline')
        sent.push(form)
      },
      {
        read: () => kept,
        write: (form) => {
          kept = form
        },
      },
    )
  const first = store()
  first.suggest({ name: '小满', phone: '13800000001' })
  // What is known of the member is no draft.
  expect(kept).toBeNull()
  first.type({ name: '林小满', group: '跑步组', consent: true })
  await expect(first.submit()).rejects.toThrow('offline')

  const second = store()
  second.suggest({ name: '小满', phone: '13800000001' })
  const form = { name: '林小满', mobile: '13800000001', group: '跑步组', consent: true }
  expect(second.form).toEqual(form)
  isDown = false
  expect(await second.submit()).toBe(true)
  expect([sent, kept]).toEqual([[form], null])
})
