import { DraftForm } from './DraftForm'

type Field = 'name' | 'phone'

function makeForm(
  send: () => Promise<unknown> = async () => undefined,
  typed: Partial<Record<Field, string>> | null = null,
  basedOn: Partial<Record<Field, string>> | null = null,
) {
  const kept = { value: typed as Partial<Record<Field, string>> | null, base: basedOn }
  const form = new DraftForm<Field>({
    fields: ['phone', 'name'],
    kept: {
      read: () => kept.value,
      write: (values) => {
        kept.value = values
      },
      clear: () => {
        kept.value = null
      },
      base: {
        read: () => kept.base,
        write: (values) => {
          kept.base = values
        },
      },
    },
    check: ({ name, phone }) => ({ ...(name ? {} : { name: 'no name' }), ...(phone ? {} : { phone: 'no number' }) }),
    send,
    refused: (error) => (error === 'taken' ? { field: 'name', words: 'taken' } : undefined),
  })
  return { form, kept }
}

test('what was typed before is there again, over what is saved', () => {
  const { form } = makeForm(undefined, { name: '半山' })
  form.begin({ name: '旧名', phone: '138' })
  expect(form.values).toEqual({ name: '半山', phone: '138' })
  form.begin({ name: '再来', phone: '' })
  expect(form.values?.name).toBe('半山')
})

test('what another device has saved since is not covered by what was not typed here', () => {
  const { form, kept } = makeForm(undefined, { name: '半山', phone: '138' }, { name: '旧名', phone: '138' })
  form.begin({ name: '旧名', phone: '139' })
  expect([form.values, form.isBehind]).toEqual([{ name: '半山', phone: '139' }, true])
  form.takeStored()
  expect([form.values, form.isBehind, kept.value]).toEqual([{ name: '旧名', phone: '139' }, false, null])
})

test('problems show when saving was tried, and the first field of the form is named', async () => {
  const { form } = makeForm()
  form.begin({ name: '', phone: '' })
  expect(form.problem('name')).toBeUndefined()
  expect(await form.submit()).toBe(false)
  expect([form.problem('name'), form.first]).toEqual(['no name', 'phone'])
})

test('what is typed is kept until it is saved', async () => {
  const { form, kept } = makeForm()
  form.begin({ name: '', phone: '138' })
  form.set('name', '小店')
  expect(kept.value).toEqual({ name: '小店', phone: '138' })
  expect(await form.submit()).toBe(true)
  expect(kept.value).toBeNull()
})

test('a refusal stands under its field until the field changes; other errors leave the form and the draft', async () => {
  let fault: unknown = 'taken'
  const { form, kept } = makeForm(() => Promise.reject(fault))
  form.begin({ name: '', phone: '138' })
  form.set('name', '小店')
  expect(await form.submit()).toBe(false)
  expect(form.problem('name')).toBe('taken')
  form.set('name', '新店')
  expect(form.problem('name')).toBeUndefined()
  fault = 'offline'
  await expect(form.submit()).rejects.toBe('offline')
  expect([form.busy, kept.value]).toEqual([false, { name: '新店', phone: '138' }])
})

test('a second tap sends nothing', async () => {
  let sent = 0
  let answer: (value: unknown) => void = () => undefined
  const { form } = makeForm(() => {
    sent += 1
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  form.begin({ name: '店', phone: '138' })
  const first = form.submit()
  expect(await form.submit()).toBe(false)
  answer(true)
  expect([await first, sent]).toEqual([true, 1])
})
