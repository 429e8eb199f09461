import type { GameDraw } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { joinClasses } from '@/ui/joinClasses'
import { text } from '../entry/messages'
import css from '../game.module.scss'

interface DrawProofProps {
  readonly id: string
  readonly category: string
  readonly draw: GameDraw
}

/** Everything of a category's draw that anybody needs to check it. */
export function DrawProof({ id, category, draw }: DrawProofProps) {
  const { commit, seed, listHash, quota, at, total, list } = draw
  return (
    <View id={`draw-${id}`} className={css.card}>
      <Text className={css.name}>{category}</Text>
      <Text className={css.note}>
        {[
          text('quota', { count: quota }),
          text('numbers', { count: total }),
          at === null ? text('notDrawn') : text('drawnAt', { time: formatMoment(at, 'at') }),
        ].join(' · ')}
      </Text>
      <Proof name={text('commit')} value={commit} />
      <Proof name={text('seed')} value={seed || text('seedLater')} />
      {listHash !== '' && <Proof name={text('listHash')} value={listHash} />}
      {list.length > 0 && (
        <View>
          <View className={joinClasses(css.cells, css.headCells)}>
            <Text className={css.cell}>{text('drawNo')}</Text>
            <Text className={css.cell}>{text('place')}</Text>
            <Text className={css.endCell} />
          </View>
          {list.map(({ drawNo, place, won }) => (
            <View key={drawNo} className={css.cells}>
              <Text className={css.cell}>{drawNo}</Text>
              <Text className={css.cell}>{place}</Text>
              <Text className={css.endCell}>{won ? text('won') : ''}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

const Proof = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <View>
    <Text className={css.note}>{name}</Text>
    <Text className={css.mono} userSelect>
      {value}
    </Text>
  </View>
)
