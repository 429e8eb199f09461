import { ERRORS, type Section } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { SpecialEditor } from './SpecialEditor'

const section = (id: string, more: object = {}) =>
  ({ id, type: 8, title: id, style: {}, data: {}, ...more }) as unknown as Section
const page = (version: number, ...ids: string[]) => ({ title: '专题', version, sections: ids.map((id) => section(id)) })

function desk() {
  const save = jest.fn(async ({ version }: { readonly version: number }) => ({ version: version + 1 }))
  const fetch = jest.fn(async () => page(7, 'c', 'd', 'a'))
  return { save, fetch, editor: new SpecialEditor(page(3, 'a', 'b', 'c'), { save, fetch }) }
}
const ids = ({ rows }: SpecialEditor) => rows.map(({ id }) => id)

test('sections move by one, hide and get titles; the preview shows what visitors will see', async () => {
  const { editor, save } = desk()
  expect(editor.isChanged).toBe(false)
  editor.move('c', -1)
  editor.move('a', -1)
  editor.move('b', 1)
  expect(ids(editor)).toEqual(['a', 'c', 'b'])
  editor.change('a', { hidden: true })
  editor.change('b', { title: '换个标题' })
  expect(editor.preview(page(3, 'a', 'b', 'c').sections).map(({ id, title }) => [id, title])).toEqual([
    ['c', 'c'],
    ['b', '换个标题'],
  ])
  expect(await editor.save()).toBe(true)
  expect(save.mock.calls[0]?.[0]).toEqual({
    version: 3,
    title: '专题',
    sections: [
      { id: 'a', title: 'a', hidden: true },
      { id: 'c', title: 'c', hidden: false },
      { id: 'b', title: '换个标题', hidden: false },
    ],
  })
  expect(editor.isChanged).toBe(false)
})

test('after a newer version the edits stay, and the next try saves them over it', async () => {
  const { editor, save } = desk()
  editor.move('c', -1)
  save.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.STALE.code, msg: '已被修改' }))
  await expect(editor.save()).rejects.toMatchObject({ msg: '已被修改' })
  expect([editor.isStale, ids(editor), editor.busy]).toEqual([true, ['a', 'c', 'b'], false])
  expect(await editor.save()).toBe(true)
  expect([ids(editor), save.mock.calls[1]?.[0].version, editor.isStale]).toEqual([['a', 'c', 'd'], 7, false])
})

test('a second tap saves nothing, nor does a page without a title', async () => {
  const { editor, save } = desk()
  expect(await Promise.all([editor.save(), editor.save()])).toEqual([true, false])
  editor.retitle(' ')
  expect(await editor.save()).toBe(false)
  expect(save).toHaveBeenCalledTimes(1)
})
