import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { RowCard } from './RowCard'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))

test('no line of a note ends at the point within a title', () => {
  const club = {
    ...{ moduleType: MODULE_TYPE.mate, id: '1', title: '山脊线', cover: '', summary: '', price: null, tags: [] },
    ...{ extra: { nextAct: '九曲古道 · 石阶与竹海' }, counts: { join: 9 } },
  } as unknown as ItemSummary
  expect(renderToStaticMarkup(<RowCard id="row" item={club} onPress={() => undefined} />)).toContain(
    '九曲古道\u00a0·\u00a0石阶与竹海',
  )
})
